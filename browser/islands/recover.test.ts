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

// network-failures.spec.ts proves the reload, and the screen for one that is lost again or has thrown.

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
