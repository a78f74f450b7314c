import { by } from './testing/dom';

const root = document.documentElement;
const deferred = '/_next/static/deferred.js';
/** Listeners of the script, removed after each test. */
const attached: Parameters<typeof removeEventListener>[] = [];

/** Runs the inlined script on a new page, in the light theme. */
async function loadHead(html = ''): Promise<void> {
  jest.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  Object.assign(globalThis, { DEFERRED: deferred });
  await import('./head');
}

/** Number of requests of the script that loads after the page. */
const fetched = () => document.head.querySelectorAll(`script[src="${deferred}"]`).length;

/** Clicks. @returns whether the click has its default action */
const click = (init: MouseEventInit = {}) =>
  by('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  jest.useFakeTimers();
  root.className = '';
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  localStorage.clear();
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
])('the first picture has the line to itself until %s', async (_, happen) => {
  await loadHead();
  expect(root).toHaveClass('pictures-held');
  happen();
  jest.advanceTimersByTime(200);
  expect(root).not.toHaveClass('pictures-held');
});

describe('the deferred script', () => {
  beforeEach(async () => {
    await loadHead();
    document.body.dispatchEvent(new Event('pointerdown'));
    expect(fetched()).toBe(0);
  });

  test('is fetched when the loaded page is painted, once', () => {
    dispatchEvent(new Event('load'));
    expect(fetched()).toBe(0);
    jest.advanceTimersByTime(200);
    document.body.dispatchEvent(new Event('keydown'));
    expect(fetched()).toBe(1);
    expect(window.pageState.input).toHaveProperty('type', 'keydown');
  });

  test('does not wait for ever for a picture that does not come', () => {
    jest.advanceTimersByTime(4000);
    expect(fetched()).toBe(1);
  });
});

describe('a tap that needs React', () => {
  const reached = jest.fn();
  const script = (event: string) =>
    document.head.querySelector('script')?.dispatchEvent(new Event(event));

  beforeEach(() => loadHead('<a href="#large" data-wait="preview"><b>x</b></a>'));

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'is the browser’s with %p',
    (keys) => {
      expect(click(keys)).toBe(true);
      expect(fetched()).toBe(0);
    },
  );

  describe('when it was pressed', () => {
    beforeEach(() => {
      by('a').addEventListener('click', reached.mockReset());
      expect(click()).toBe(false);
      expect(reached).not.toHaveBeenCalled();
    });

    test('is stored, and loads the scripts at once', () => {
      expect(fetched()).toBe(1);
      expect(window.pageState.tapped).toBe(by('a'));
      window.pageState.hydrated = { preview: true };
      window.pageState.replay?.();
      expect(reached).toHaveBeenCalledTimes(1);
    });

    test.each(['error', 'load'])(
      'is the browser’s when the scripts cannot be had, or are broken: %s',
      (event) => {
        script(event);
        expect(reached).toHaveBeenCalledTimes(1);
        expect(click()).toBe(true);
      },
    );

    test('is the browser’s when the scripts do not answer', () => {
      jest.advanceTimersByTime(9000);
      expect(reached).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1000);
      expect(reached).toHaveBeenCalledTimes(1);
    });

    test('waits offline, and is native with the next tap', () => {
      const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      script('error');
      expect(reached).not.toHaveBeenCalled();
      onLine.mockRestore();
      window.dispatchEvent(new Event('online'));
      expect(reached).toHaveBeenCalledTimes(1);
    });

    test('is not released when the scripts are loaded', () => {
      // As deferred.ts does at its end.
      window.pageState.ready = true;
      jest.advanceTimersByTime(10_000);
      expect(click()).toBe(false);
    });
  });
});
