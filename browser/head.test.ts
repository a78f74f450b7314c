const root = document.documentElement;
const start = jest.fn();
const recover = jest.fn();
const attached: Parameters<typeof removeEventListener>[] = [];

jest.mock('/start.js', () => start(), { virtual: true });
jest.mock('/recover.js', () => ({ recover }), { virtual: true });

function by(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in the page`);
  return found;
}

async function loadHead(html = '', classes = ''): Promise<void> {
  jest.resetModules();
  root.className = classes;
  document.body.innerHTML = html;
  Object.assign(globalThis, { START: '/start.js', RECOVER: '/recover.js' });
  await import('./head');
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  start.mockReset().mockReturnValue({});
  recover.mockReset();
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((...args: (typeof attached)[number]) => {
      attached.push(args);
      add(...args);
    });
});
afterEach(() => {
  for (const args of attached.splice(0)) removeEventListener(...args);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ['the page is loaded', () => dispatchEvent(new Event('load'))],
  ['the visitor scrolls', () => document.dispatchEvent(new Event('scroll'))],
  ['the visitor touches', () => document.body.dispatchEvent(new Event('pointerdown'))],
  ['four seconds have passed', () => jest.advanceTimersByTime(4000)],
])('lazy pictures wait for the first one until %s', async (_, happen) => {
  await loadHead();
  expect(root).toHaveClass('pictures-held');
  happen();
  jest.advanceTimersByTime(200);
  expect(root).not.toHaveClass('pictures-held');
});

test('what another site has stored as a theme is no class of the page', async () => {
  localStorage.setItem('theme', 'hidden');
  await loadHead('', 'own hidden');
  expect(root).toHaveClass('own');
  expect(root).not.toHaveClass('hidden');
  localStorage.setItem('theme', 'light');
  await loadHead('', 'own light');
  expect(root).toHaveClass('own', 'light');
});

test('where storage is denied the page begins as elsewhere', async () => {
  jest.resetModules();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  root.className = '';
  await import('./head');
  expect(root).toHaveClass('pictures-held');
});

test('a press on a link to another page waits while something typed is not stored', async () => {
  const typed = '<form><input></form><div data-component="Form"></div><a href="/next/">Next</a>';
  await loadHead(typed);
  const link = by('a');
  const leaves = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', leaves);
  link.click();
  expect(leaves).toHaveBeenCalledTimes(1);
  Object.assign(by('input'), { value: 'Noor' });
  link.click();
  expect(leaves).toHaveBeenCalledTimes(1);
  expect(window.pageState.taps).toEqual([link]);
  by('[data-component]').dataset.ready = '';
  link.click();
  expect(leaves).toHaveBeenCalledTimes(2);
});

describe('a press', () => {
  const reached = jest.fn();
  const page =
    '<a href="#large" data-wait="PreviewDialog"><b>x</b></a><div data-component="PreviewDialog"></div>' +
    '<div data-component="Carousel"><button type="button">next</button><div data-slot><button id="own">own</button></div></div>';

  /** Clicks. @returns whether the click has its default action */
  const click = (selector: string, keys: MouseEventInit = {}) =>
    by(selector).dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }),
    );

  beforeEach(async () => {
    await loadHead(page);
    by('body').addEventListener('click', reached.mockReset());
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'with %p is the browser’s',
    (keys) => expect(click('b', keys)).toBe(true),
  );

  test('of what the server rendered in a slot acts at once', () => {
    expect(click('#own')).toBe(true);
  });

  test.each(['b', 'div > button'])('of %s waits for its component', async (selector) => {
    expect(click(selector)).toBe(false);
    await settle();
    expect(start).toHaveBeenCalledTimes(1);
    expect(reached).not.toHaveBeenCalled();
    const [tap] = window.pageState.taps;
    expect(tap?.ariaBusy).toBe('true');
    for (const part of document.querySelectorAll<HTMLElement>('[data-component]'))
      part.dataset.ready = '';
    tap?.click();
    expect(reached).toHaveBeenCalledTimes(1);
  });

  test.each([true, false])(
    'is the browser’s once scripts have failed, unless that loses the page (online: %p)',
    async (isOnline) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      start.mockImplementation(() => {
        throw new Error('gone');
      });
      click('b');
      await settle();
      expect(by('a').ariaBusy).toBeNull();
      expect(click('b')).toBe(isOnline);
    },
  );
});
