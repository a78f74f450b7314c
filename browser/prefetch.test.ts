import { allowPrefetch } from './prefetch';

Object.assign(globalThis, { RULES: '{}' });
const root = document.documentElement;

function announce(hovers: boolean, connection = {}): string | null | undefined {
  document.head.innerHTML = '';
  root.className = '';
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  window.matchMedia = (query) =>
    ({ matches: query === '(hover: hover)' && hovers }) as MediaQueryList;
  allowPrefetch();
  return document.head.querySelector('script[type="speculationrules"]')?.textContent;
}

test.each([true, false])('follows how the visitor points (mouse: %p)', (hovers) => {
  expect(announce(hovers)).toBe('{}');
  expect(root.classList.contains('mouse')).toBe(hovers);
});

test('is left on a poor line', () => {
  expect(announce(true, { saveData: true })).toBeUndefined();
});
