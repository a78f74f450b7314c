import { goBackInHistory } from './back-link';
import { backAttribute } from './contracts';
import { by } from './testing/dom';

const [home = '', list = '', detail = ''] = ['/', '/blog/?a#b', '/blog/one/'].map(
  (path) => location.origin + path,
);

/** Mocks the Navigation API with these URLs, the last one being current. */
function withEntries(urls: readonly string[]): void {
  const entries = urls.map((url, index) => ({ url, index }));
  const value = { entries: () => entries, currentEntry: entries.at(-1) };
  Object.defineProperty(window, 'navigation', { configurable: true, value });
}

/** Whether a click on the link to the list goes back instead of following it. */
function goesBack(keys: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a href="/blog" ${backAttribute}><b>Back</b></a>`;
  const back = jest.spyOn(history, 'back').mockImplementation();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  const followed = by('b').dispatchEvent(click);
  expect(back).toHaveBeenCalledTimes(followed ? 0 : 1);
  return !followed;
}

beforeAll(goBackInHistory);
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'navigation');
});

test.each([
  [true, 'the visitor came from the list', [home, list, detail], {}],
  [false, 'another page came before', [list, home, detail], {}],
  [false, 'the detail was opened in a new tab', [detail], {}],
  [false, 'the list is another site’s', ['https://example.org/blog/', detail], {}],
  [false, 'a modifier key is pressed', [list, detail], { ctrlKey: true }],
])('goes back (%s) when %s', (expected, _, urls, keys) => {
  withEntries(urls);
  expect(goesBack(keys)).toBe(expected);
});

test.each([
  [2, true],
  [1, false],
])('reads the referrer without Navigation API, with %i pages of history', (length, expected) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(list);
  jest.spyOn(history, 'length', 'get').mockReturnValue(length);
  expect(goesBack()).toBe(expected);
});
