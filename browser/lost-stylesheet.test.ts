import { recoverLostStylesheet } from './lost-stylesheet';

const links = () => [...document.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  document.body.innerHTML =
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';
  const [, first] = links();
  // jsdom loads no style sheets: the first is mocked as loaded, the second as failed.
  Object.defineProperty(first, 'sheet', { value: { cssRules: [{}] } });
});

test('reloads a failed style sheet, and nothing else', () => {
  const before = links();
  recoverLostStylesheet();
  const after = links();
  expect(after.map(({ href }) => href)).toEqual(before.map(({ href }) => href));
  expect(after.map((link, index) => link === before[index])).toEqual([true, true, false]);
});

test('retries when the network is back', () => {
  recoverLostStylesheet();
  const before = links().at(-1);
  dispatchEvent(new Event('online'));
  expect(links().at(-1)).not.toBe(before);
});

test('waits for the load of a page whose sheet is still on its way', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
  const before = links().at(-1);
  recoverLostStylesheet();
  expect(links().at(-1)).toBe(before);
  dispatchEvent(new Event('load'));
  expect(links().at(-1)).not.toBe(before);
});
