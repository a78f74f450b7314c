import { by } from './testing/dom';
import { click, fetched, loadHead } from './testing/head';

describe('a tap that needs React', () => {
  const link = '<a href="#large" data-wait="preview"><b>x</b></a>';

  test('is stored, and loads the scripts at once', async () => {
    await loadHead(link);
    const reached = jest.fn();
    by('a').addEventListener('click', reached);
    expect(click('b')).toBe(false);
    expect(reached).not.toHaveBeenCalled();
    expect(fetched()).toBe(1);
    expect(window.pageState.tapped).toBe(by('a'));

    window.pageState.hydrated = { preview: true };
    window.pageState.replay?.();
    expect(reached).toHaveBeenCalledTimes(1);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is the browser’s with %p',
    async (keys) => {
      await loadHead(link);
      expect(click('b', keys)).toBe(true);
      expect(fetched()).toBe(0);
    },
  );

  test.each(['error', 'load'])(
    'is the browser’s when the scripts cannot be had, or are broken: %s',
    async (event) => {
      await loadHead(link);
      click('b');
      const reached = jest.fn();
      by('a').addEventListener('click', reached);
      document.head.querySelector('script')?.dispatchEvent(new Event(event));
      expect(reached).toHaveBeenCalledTimes(1);
      expect(click('b')).toBe(true);
    },
  );

  test('is the browser’s when the scripts do not answer', async () => {
    await loadHead(link);
    click('b');
    const reached = jest.fn();
    by('a').addEventListener('click', reached);
    jest.advanceTimersByTime(9000);
    expect(reached).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  test('waits offline, and is native with the next tap', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await loadHead(link);
    click('b');
    const reached = jest.fn();
    by('a').addEventListener('click', reached);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(reached).not.toHaveBeenCalled();
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(reached).toHaveBeenCalledTimes(1);
  });

  test('is not released when the scripts are loaded', async () => {
    await loadHead(link);
    click('b');
    // As deferred.ts does at its end.
    window.pageState.ready = true;
    jest.advanceTimersByTime(10_000);
    expect(click('b')).toBe(false);
  });
});
