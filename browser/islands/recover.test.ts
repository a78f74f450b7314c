import { failIsland, isServerReachable, loadDeferred } from '../testing/deferred';
import { by } from '../testing/dom';

const lost = new TypeError('Failed to fetch dynamically imported module: x');
let reload: jest.SpyInstance;

beforeEach(async () => {
  sessionStorage.clear();
  reload = jest.spyOn(history, 'go').mockImplementation();
  await loadDeferred({}, '<section id="error-screen" hidden><h2>Nothing is well</h2></section>');
  await jest.advanceTimersByTimeAsync(0);
});

test('an island that cannot be loaded has the page loaded once more, then shows the screen', async () => {
  await failIsland(lost, true);
  expect(reload.mock.calls).toEqual([[0]]);
  // Until then, and should it be in vain, the browser handles taps.
  expect(window.pageState.hydrated).toBeUndefined();
  expect(by('#error-screen')).not.toBeVisible();
  await failIsland(lost, true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(by('#error-screen')).toBeVisible();
  expect(by('h2')).toHaveFocus();
});

test('without a connection the page stays as it is', async () => {
  isServerReachable.mockResolvedValueOnce(false);
  await failIsland(lost, true);
  expect(reload).not.toHaveBeenCalled();
  expect(by('#error-screen')).not.toBeVisible();
});

test('does not reload again and again where storage is refused', async () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  await failIsland(lost, true);
  expect(reload).not.toHaveBeenCalled();
  getItem.mockRestore();
});

test('one that has thrown shows the error bar, without a reload', async () => {
  await failIsland(new TypeError('x is undefined'), false);
  expect(reload).not.toHaveBeenCalled();
  expect(by('#error-screen')).toBeVisible();
});
