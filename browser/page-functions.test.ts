import { startPageFunctions } from './page-functions';

function by(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in the page`);
  return found;
}

function startOn(html: string): void {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  startPageFunctions();
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'navigation');
});

test('a fragment that is cut within a letter stays as it is', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  location.hash = '#%E0%A4%A';
  startOn('');
  expect(error).not.toHaveBeenCalled();
  expect(location.hash).toBe('#%E0%A4%A');
});

test.each([
  'is-it-quiet',
  'مجلس',
  'product=roller&mount=recess',
  'plan=zAA-_',
  'product=Tent+(two)&end',
])('what follows a link is no part of it: %s', (fragment) => {
  const signs = ['', '.', '?', '),', '."', '”', '…', '؟', '»', '\u200f', '>', '%20', '%0D%0A'];
  const tracking = ['?utm_source=x&utm_medium=y', '?fbclid=IwAR0', ').?gclid=1_-'];
  for (const sign of [...signs, ...tracking]) {
    location.hash = fragment + sign;
    startOn('');
    expect(decodeURIComponent(location.hash)).toBe(`#${fragment}`);
  }
});

test.each([
  ['#is-it-quiet&fbclid=IwAR0', '#is-it-quiet'],
  ['#is-it-%0D%0A%20quiet', '#is-it-quiet'],
  ['#product=Wave%0D%0A+Curtains).', '#product=Wave+Curtains'],
])('a fragment that arrives later is cleaned, too: %s', async (arrived, clean) => {
  startOn('');
  location.hash = arrived;
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(location.hash).toBe(clean);
});

test.each([
  ['Escape', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ['a click beside it', new MouseEvent('click', { bubbles: true })],
])('%s closes a menu, and no other disclosure', (_, event) => {
  startOn('<details data-dismiss open></details><p>x</p><details open></details>');
  by('p').dispatchEvent(event);
  expect(by('[data-dismiss]')).not.toHaveAttribute('open');
  expect(by('p + details')).toHaveAttribute('open');
});

test('Escape gives the focus in a menu back to what has opened it', () => {
  startOn('<details data-dismiss open><summary>Blinds</summary><a href="/">x</a></details>');
  // jsdom lacks it.
  Element.prototype.scrollIntoView = jest.fn();
  by('a').focus();
  by('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(by('summary')).toHaveFocus();
});

const [home = '', list = '', detail = ''] = ['/', '/blog/?a#b', '/blog/one/'].map(
  (path) => location.origin + path,
);

/** Whether a click on the link to the list goes back instead of following it. */
function goesBack(keys: MouseEventInit = {}): boolean {
  startOn('<a href="/blog" data-back><b>Back</b></a>');
  const back = jest.spyOn(history, 'back').mockImplementation();
  by('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return back.mock.calls.length > 0;
}

test.each([
  [true, 'the visitor came from the list', [home, list, detail], {}],
  [false, 'another page came before', [list, home, detail], {}],
  [false, 'the detail was opened in a new tab', [detail], {}],
  [false, 'the list is another site’s', ['https://example.org/blog/', detail], {}],
  [false, 'a modifier key is pressed', [list, detail], { ctrlKey: true }],
])('a link back goes back (%s) when %s', (expected, _, urls, keys) => {
  const entries = urls.map((url, index) => ({ url, index }));
  const value = { entries: () => entries, currentEntry: entries.at(-1) };
  Object.defineProperty(window, 'navigation', { configurable: true, value });
  expect(goesBack(keys)).toBe(expected);
});

test.each([
  [2, true],
  [1, false],
])('without the Navigation API the referrer says so, with %i pages of history', (length, is) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(list);
  jest.spyOn(history, 'length', 'get').mockReturnValue(length);
  expect(goesBack()).toBe(is);
});
