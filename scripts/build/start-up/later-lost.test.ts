import { by } from './testing/dom';
import { data, inserted, last, loadLater, recoverChunk } from './testing/later';

describe('scripts that do not come', () => {
  test('are no reason to stay when the visitor leaves before they come', async () => {
    await loadLater({ wanted: new Event('scroll') });
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
    await loadLater({ wanted: new Event('scroll') });
    jest.advanceTimersByTime(0);
    last('error');
    last('error');
    expect(recoverChunk).toHaveBeenCalledTimes(1);
    // Until then, and should it be in vain, the browser answers.
    expect(window.early.live).toBeUndefined();
  });

  test('leave the page as it is when there is no network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await loadLater({ wanted: new Event('scroll') });
    jest.advanceTimersByTime(0);
    last('error');
    expect(recoverChunk).not.toHaveBeenCalled();
  });
});

test('shows the error screen when a part is lost', async () => {
  await loadLater({}, '<section id="error-screen" hidden><h2>Something went wrong</h2></section>');
  document.dispatchEvent(new Event('chunk-lost'));
  expect(by('#error-screen')).toBeVisible();
  expect(by('h2')).toHaveFocus();
});
