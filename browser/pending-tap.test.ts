import { announceHydrated } from './hydration';
import { failIsland, isServerReachable, loadDeferred, startIslands } from './testing/deferred';
import { by } from './testing/dom';

const screen = '<section id="error-screen" hidden><h2>It does not work</h2></section>';

function refuseStorage(): void {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw new DOMException('refused');
  });
}

async function loadWithTap(): Promise<jest.Mock> {
  const replay = jest.fn();
  await loadDeferred({}, `<form data-wait="form"></form>${screen}`);
  Object.assign(window.pageState, { tapped: by('form'), replay });
  window.pageState.begin();
  await jest.advanceTimersByTimeAsync(0);
  return replay;
}

test('a pending tap starts the scripts at once, and is replayed when its part is hydrated', async () => {
  const replay = await loadWithTap();
  expect(startIslands).toHaveBeenCalledTimes(1);
  expect(by('form').ariaBusy).toBe('true');
  announceHydrated('preview');
  expect(replay).not.toHaveBeenCalled();
  announceHydrated('form');
  announceHydrated('form');
  expect(replay).toHaveBeenCalledTimes(1);
  expect(by('form').ariaBusy).toBeNull();
  expect(window.pageState.hydrated).toEqual({ preview: true, form: true });
  jest.advanceTimersByTime(60_000);
  expect(window.pageState.hydrated).toBeDefined();
});

const failures = [
  ['an island fails', () => failIsland(new TypeError('Failed to fetch'), true)],
  [
    'a script breaks',
    async () =>
      window.dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/_next/a.js` })),
  ],
  ['nobody answers in ten seconds', async () => jest.advanceTimersByTime(10_000)],
] as const;

test.each(failures)('it is released when %s', async (_, happen) => {
  const reload = jest.spyOn(history, 'go');
  const replay = await loadWithTap();
  await happen();
  await jest.advanceTimersByTimeAsync(0);
  expect(window.pageState.hydrated).toBeUndefined();
  expect(replay).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test('a later tap has a time limit of its own', async () => {
  await loadWithTap();
  jest.advanceTimersByTime(9000);
  announceHydrated('form');
  const replay = jest.fn();
  Object.assign(window.pageState, { tapped: by('form'), replay, hydrated: {} });
  window.pageState.begin();
  await jest.advanceTimersByTimeAsync(9000);
  expect(replay).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(replay).toHaveBeenCalledTimes(1);
});

test('it waits on when a browser extension breaks', async () => {
  const replay = await loadWithTap();
  window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://a/b.js' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(replay).not.toHaveBeenCalled();
  window.pageState.replay = undefined;
});

test.each(failures)('without a connection it stays on the page when %s', async (_, happen) => {
  isServerReachable.mockResolvedValueOnce(false);
  const replay = await loadWithTap();
  await happen();
  await jest.advanceTimersByTimeAsync(0);
  expect(replay).not.toHaveBeenCalled();
  expect(by('form').ariaBusy).toBeNull();
  expect(by('#error-screen')).toBeVisible();

  // The next tap, online again, is native.
  Object.assign(window.pageState, { tapped: by('form'), replay });
  window.pageState.begin();
  await jest.advanceTimersByTimeAsync(0);
  expect(replay).toHaveBeenCalledTimes(1);
});

// network-failures.spec.ts proves the reload, and the screen for an island that is lost again or has thrown.
test.each([
  ['without a connection', () => isServerReachable.mockResolvedValueOnce(false), false],
  ['where storage is refused', refuseStorage, true],
])('a lost island causes no reload %s', async (_, prepare, isShown) => {
  const reload = jest.spyOn(history, 'go');
  await loadDeferred({}, screen);
  await jest.advanceTimersByTimeAsync(0);
  prepare();
  await failIsland(new TypeError('Failed to fetch'), true);
  expect(reload).not.toHaveBeenCalled();
  expect(by('#error-screen').hidden).toBe(!isShown);
});

test('several lost islands cause one reload, and no error screen', async () => {
  const reload = jest.spyOn(history, 'go').mockImplementation(() => {});
  await loadDeferred({}, screen);
  await jest.advanceTimersByTimeAsync(0);
  await failIsland(new TypeError('Failed to fetch'), true);
  await failIsland(new TypeError('Failed to fetch'), true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(by('#error-screen')).not.toBeVisible();
});
