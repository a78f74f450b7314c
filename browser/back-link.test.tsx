import { fireEvent, render, screen } from '@testing-library/react';
import { BackLink } from '@/components/ui/BackLink';
import { goBackInHistory } from './back-link';

const [home, list, detail] = ['/', '/blog/?a#b', '/blog/one/'].map(
  (path) => location.origin + path,
);
let back: jest.SpyInstance;

/** Mocks the Navigation API with these URLs, the last one being current. */
function withEntries(urls: readonly (string | undefined)[]) {
  const entries = urls.map((url, index) => ({ url, index }));
  const value = { entries: () => entries, currentEntry: entries.at(-1) };
  Object.defineProperty(window, 'navigation', { configurable: true, value });
}

beforeAll(goBackInHistory);
beforeEach(() => {
  back = jest.spyOn(history, 'back').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'navigation');
});

/** Whether a click on the link went back instead of following it. */
function goesBack(keys: object = {}): boolean {
  render(
    <BackLink to="/blog" locale="en">
      Back
    </BackLink>,
  );
  const followed = fireEvent.click(screen.getByRole('link', { name: 'Back' }), keys);
  expect(back).toHaveBeenCalledTimes(followed ? 0 : 1);
  return !followed;
}

it.each([
  [true, 'the visitor came from the list', [home, list, detail]],
  [false, 'another page came before', [list, home, detail]],
  [false, 'the detail was opened in a new tab', [detail]],
  [false, 'the list is another site’s', ['https://example.org/blog/', detail]],
])('goes back (%s) when %s', (expected, _, urls) => {
  withEntries(urls);
  expect(goesBack()).toBe(expected);
});

it('ignores clicks with a modifier key', () => {
  withEntries([list, detail]);
  expect(goesBack({ ctrlKey: true })).toBe(false);
});

it.each([
  [2, true],
  [1, false],
])(
  'reads the referrer where there is no Navigation API, with %i pages of history',
  (length, expected) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(list ?? '');
    jest.spyOn(history, 'length', 'get').mockReturnValue(length);
    expect(goesBack()).toBe(expected);
  },
);
