import { announceLive } from '@/lib/live';
import type { Early } from './early';

const data = '/data.js';
const addresses = ['/a.js', '/b.js', '/c.js'];
const heavy = { otherChunks: [], runtimeModuleIds: [7] };
const start = { otherChunks: ['a.js'], runtimeModuleIds: [1] };
const recoverChunk = jest.fn();
jest.mock('@/lib/chunk-recovery', () => ({
  ...jest.requireActual('@/lib/chunk-recovery'),
  recoverChunk: () => recoverChunk(),
}));

let dispose: () => void;

async function load(early: Partial<Early> = {}, html = ''): Promise<void> {
  jest.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = `${html}<script type="application/json" id="page-scripts">${JSON.stringify([data, ...addresses, heavy, start])}</script>`;
  window.TURBOPACK = [];
  window.early = { live: {}, begin: jest.fn(), ...early };
  Object.assign(globalThis, { RULES: {} });
  const attached: Parameters<typeof removeEventListener>[] = [];
  const add = jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((...args: Parameters<typeof removeEventListener>) => {
      attached.push(args);
      EventTarget.prototype.addEventListener.apply(document, args);
    });
  await import('./later');
  dispose = () => {
    add.mockRestore();
    for (const args of attached) document.removeEventListener(...args);
  };
}

const inserted = () =>
  [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const last = (event: string) =>
  [...document.head.querySelectorAll('script[src]')].at(-1)?.dispatchEvent(new Event(event));
const by = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

function connect(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  connect({});
  window.matchMedia = jest.fn(
    (query: string) => ({ matches: query === '(hover: hover)' }) as MediaQueryList,
  );
  HTMLElement.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  dispose();
  jest.useRealTimers();
  jest.clearAllMocks();
});

describe('Next’s scripts', () => {
  test('start when the visitor does something, one after the other, React’s data first', async () => {
    await load();
    jest.advanceTimersByTime(60_000);
    expect(inserted()).toEqual([]);
    window.early.begin();
    jest.advanceTimersByTime(0);
    expect(inserted()).toEqual([data]);
    expect(document.head.querySelectorAll('link[rel="preload"]')).toHaveLength(4);
    last('load');
    expect(inserted()).toEqual([data, '/a.js']);
    last('load');
    window.early.begin();
    expect(inserted()).toEqual([data, '/a.js', '/b.js']);
    last('load');
    expect(inserted()).toEqual([data, ...addresses]);
    last('load');
    expect(window.TURBOPACK).toEqual([heavy]);
    jest.runOnlyPendingTimers();
    expect(window.TURBOPACK).toEqual([heavy, start]);
    expect(by('script[src]')).toHaveAttribute('async');
  });

  test('start at once when the visitor has done something', async () => {
    await load({ wanted: new Event('scroll') });
    jest.advanceTimersByTime(0);
    expect(inserted()).toEqual([data]);
  });

  test.each([
    ['is on the screen', [{ top: 10, bottom: 30 }], [data]],
    ['is far below', [{ top: 5000, bottom: 5030 }], []],
    ['is not drawn', [], []],
  ])('start after a rest when what depends on the clock %s', async (_, boxes, expected) => {
    await load({}, '<p data-clock>Open now</p>');
    by('p').getClientRects = () => boxes as unknown as DOMRectList;
    jest.advanceTimersByTime(2999);
    expect(inserted()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(inserted()).toEqual(expected);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }])(
    'wait for the visitor with %p',
    async (line) => {
      connect(line);
      await load({}, '<p data-clock>Open now</p>');
      by('p').getClientRects = () => [{ top: 10, bottom: 30 }] as unknown as DOMRectList;
      jest.advanceTimersByTime(60_000);
      expect(inserted()).toEqual([]);
      window.early.begin();
      jest.advanceTimersByTime(0);
      expect(inserted()).toEqual([data]);
    },
  );

  test('are no reason to stay when the visitor leaves before they come', async () => {
    await load({ wanted: new Event('scroll') });
    jest.advanceTimersByTime(0);
    window.dispatchEvent(new Event('beforeunload'));
    last('error');
    expect(recoverChunk).not.toHaveBeenCalled();
    expect(inserted()).toEqual([]);
    // The browser brings the page back as it was left.
    window.dispatchEvent(new Event('pageshow'));
    expect(inserted()).toEqual([data]);
    last('load');
    expect(inserted()).toEqual([data, '/a.js']);
    last('error');
    expect(recoverChunk).toHaveBeenCalledTimes(1);
  });

  test('are recovered once when they fail', async () => {
    await load({ wanted: new Event('scroll') });
    jest.advanceTimersByTime(0);
    last('error');
    last('error');
    expect(recoverChunk).toHaveBeenCalledTimes(1);
    // Until then, and should it be in vain, the browser answers.
    expect(window.early.live).toBeUndefined();
  });

  test('leave the page as it is when there is no network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await load({ wanted: new Event('scroll') });
    jest.advanceTimersByTime(0);
    last('error');
    expect(recoverChunk).not.toHaveBeenCalled();
  });
});

test('a tap that comes while they start hurries those that are left', async () => {
  await load({ wanted: new Event('scroll') }, '<form data-wait="form"></form>');
  jest.advanceTimersByTime(0);
  last('load');
  Object.assign(window.early, { kept: by('form'), replay: jest.fn() });
  window.early.begin();
  expect(inserted()).toEqual([data, ...addresses]);
  jest.runOnlyPendingTimers();
  expect(window.TURBOPACK).toEqual([start]);
});

describe('a kept tap', () => {
  const form = '<form data-wait="form"></form>';

  async function loadKept(): Promise<jest.Mock> {
    const replay = jest.fn();
    await load({}, form);
    Object.assign(window.early, { kept: by('form'), replay });
    window.early.begin();
    return replay;
  }

  test('hurries the scripts, and is repeated when its part is live', async () => {
    const replay = await loadKept();
    last('load');
    expect(inserted()).toEqual([data, ...addresses]);
    expect(window.TURBOPACK).toEqual([start]);
    expect((by('form') as HTMLElement).ariaBusy).toBe('true');
    announceLive('preview');
    expect(replay).not.toHaveBeenCalled();
    announceLive('form');
    announceLive('form');
    expect(replay).toHaveBeenCalledTimes(1);
    expect(by('form').ariaBusy).toBeNull();
    expect(window.early.live).toEqual({ preview: true, form: true });
    jest.advanceTimersByTime(60_000);
    expect(window.early.live).toBeDefined();
  });

  test.each([
    ['a script fails', () => last('error')],
    ['nobody answers in ten seconds', () => jest.advanceTimersByTime(10_000)],
  ])('goes to the browser when %s', async (_, happen) => {
    const replay = await loadKept();
    happen();
    expect(window.early.live).toBeUndefined();
    expect(replay).toHaveBeenCalledTimes(1);
    expect(recoverChunk).not.toHaveBeenCalled();
  });
});

test('shows the error screen when a part is lost', async () => {
  await load({}, '<section id="error-screen" hidden><h2>Something went wrong</h2></section>');
  document.dispatchEvent(new Event('chunk-lost'));
  expect(by('#error-screen')).toBeVisible();
  expect(by('h2')).toHaveFocus();
});
