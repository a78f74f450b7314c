import { announcePrefetch } from './prefetch';

Object.assign(globalThis, { RULES: { hover: 'hover', touch: 'touch' } });

function announce(hovers: boolean, connection = {}): string | null | undefined {
  document.head.innerHTML = '';
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  window.matchMedia = (query) =>
    ({ matches: query === '(hover: hover)' && hovers }) as MediaQueryList;
  announcePrefetch();
  return document.head.querySelector('script[type="speculationrules"]')?.textContent;
}

test.each([
  [true, 'hover'],
  [false, 'touch'],
])('follows how the visitor points (hover: %p)', (hovers, text) => {
  expect(announce(hovers)).toBe(text);
});

test('is left on a poor line', () => {
  expect(announce(true, { saveData: true })).toBeUndefined();
});
