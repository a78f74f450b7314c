import { addresses, finish, inserted, loadDeferred, recoverChunk } from './testing/deferred';
import { by } from './testing/dom';

async function loadStarted(html = ''): Promise<void> {
  await loadDeferred({}, html);
  jest.advanceTimersByTime(0);
}

describe('scripts that do not come', () => {
  test('are no reason to stay when the visitor leaves before they come', async () => {
    await loadStarted();
    window.dispatchEvent(new Event('beforeunload'));
    await finish('error');
    expect(recoverChunk).not.toHaveBeenCalled();
    expect(inserted()).toEqual([]);
    // The browser brings the page back as it was left.
    window.dispatchEvent(new Event('pageshow'));
    expect(inserted()).toEqual(addresses);
    await finish('error');
    expect(recoverChunk).toHaveBeenCalledTimes(1);
  });

  test('are recovered once when they fail', async () => {
    await loadStarted();
    await finish('error');
    expect(recoverChunk).toHaveBeenCalledTimes(1);
    // Until then, and should it be in vain, the browser handles taps.
    expect(window.client.hydrated).toBeUndefined();
  });

  test('leave the page as it is when there is no network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await loadStarted();
    await finish('error');
    expect(recoverChunk).not.toHaveBeenCalled();
  });
});

test('shows the error screen when a part is lost', async () => {
  await loadStarted('<section id="error-screen" hidden><h2>Something went wrong</h2></section>');
  document.dispatchEvent(new Event('chunk-lost'));
  expect(by('#error-screen')).toBeVisible();
  expect(by('h2')).toHaveFocus();
});
