import { failIsland, isServerReachable, loadDeferred, recoverChunk } from '../testing/deferred';
import { by } from '../testing/dom';

const screen = '<section id="error-screen" hidden><h2>Nothing is well</h2></section>';
const missing = new TypeError('Failed to fetch dynamically imported module: x');

beforeEach(async () => {
  await loadDeferred({}, screen);
  await jest.advanceTimersByTimeAsync(0);
});

test('an island that cannot be loaded has the page loaded once more', async () => {
  await failIsland(missing);
  expect(recoverChunk).toHaveBeenCalledTimes(1);
  // Until then, and should it be in vain, the browser handles taps.
  expect(window.pageState.hydrated).toBeUndefined();
  document.dispatchEvent(new Event('chunk-lost'));
  expect(by('#error-screen')).toBeVisible();
  expect(by('h2')).toHaveFocus();
});

test('without a connection the page stays as it is', async () => {
  isServerReachable.mockResolvedValue(false);
  await failIsland(missing);
  expect(recoverChunk).not.toHaveBeenCalled();
  expect(by('#error-screen')).not.toBeVisible();
  isServerReachable.mockResolvedValue(true);
});

test('one that has thrown shows the error bar, without a reload', async () => {
  await failIsland(new TypeError('x is undefined'));
  expect(recoverChunk).not.toHaveBeenCalled();
  expect(by('#error-screen')).toBeVisible();
});

test('a carousel that only scrolls causes no message', async () => {
  await failIsland(missing, true);
  expect(recoverChunk).not.toHaveBeenCalled();
  expect(window.pageState.hydrated).toBeDefined();
});
