import { fireEvent, render, screen } from '@testing-library/react';
import { BackLink } from '@/components/ui/BackLink';
import { goBackInHistory } from './back-link';

/** What the browser would say of the tab: a Navigation API with these addresses, the last one shown. */
function withEntries(...urls: string[]) {
  const entries = urls.map((url, index) => ({ url, index }));
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: { entries: () => entries, currentEntry: entries.at(-1) },
  });
}

function withReferrer(address: string, length: number) {
  Reflect.deleteProperty(window, 'navigation');
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);
  jest.spyOn(history, 'length', 'get').mockReturnValue(length);
}

beforeAll(goBackInHistory);

describe('a link back to a list', () => {
  let back: jest.SpyInstance;

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
        Back to Blogs
      </BackLink>,
    );
    const followed = fireEvent.click(screen.getByRole('link', { name: 'Back to Blogs' }), keys);
    expect(back).toHaveBeenCalledTimes(followed ? 0 : 1);
    return !followed;
  }

  it('is a link to the list', () => {
    render(
      <BackLink to="/blog" locale="en">
        Back to Blogs
      </BackLink>,
    );
    expect(screen.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/blog/');
  });

  it('goes back to the list that the visitor came from', () => {
    withEntries('http://localhost/', 'http://localhost/blog/?a#b', 'http://localhost/blog/one/');
    expect(goesBack()).toBe(true);
  });

  it.each([
    ['another page came before', ['http://localhost/', 'http://localhost/blog/one/']],
    ['the detail was opened in a new tab', ['http://localhost/blog/one/']],
    ['the list is another site’s', ['https://example.org/blog/', 'http://localhost/blog/one/']],
  ])('follows the link when %s', (_, urls) => {
    withEntries(...urls);
    expect(goesBack()).toBe(false);
  });

  it('leaves a click with a key to the browser', () => {
    withEntries('http://localhost/blog/', 'http://localhost/blog/one/');
    expect(goesBack({ ctrlKey: true })).toBe(false);
  });

  it('asks the referrer where the browser has no Navigation API', () => {
    withReferrer('http://localhost/blog/', 2);
    expect(goesBack()).toBe(true);
  });

  it('does not go back from a new tab that has nothing behind it', () => {
    withReferrer('http://localhost/blog/', 1);
    expect(goesBack()).toBe(false);
  });
});
