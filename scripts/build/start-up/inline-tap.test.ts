import { by } from './testing/dom';
import { click, fetched, loadInline } from './testing/inline';

describe('a tap that needs React', () => {
  const link = '<a href="#large" data-wait="preview"><b>x</b></a>';

  test('is kept, and hurries the scripts', async () => {
    await loadInline(link);
    const reached = jest.fn();
    by('a').addEventListener('click', reached);
    expect(click('b')).toBe(false);
    expect(reached).not.toHaveBeenCalled();
    expect(fetched()).toBe(1);
    expect(window.early.kept).toBe(by('a'));

    window.early.live = { preview: true };
    window.early.replay?.();
    expect(reached).toHaveBeenCalledTimes(1);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is the browser’s with %p',
    async (keys) => {
      await loadInline(link);
      expect(click('b', keys)).toBe(true);
      expect(fetched()).toBe(0);
    },
  );

  test.each(['error', 'load'])(
    'is the browser’s when the scripts cannot be had, or are broken: %s',
    async (event) => {
      await loadInline(link);
      click('b');
      const reached = jest.fn();
      by('a').addEventListener('click', reached);
      document.head.querySelector('script')?.dispatchEvent(new Event(event));
      expect(reached).toHaveBeenCalledTimes(1);
      expect(click('b')).toBe(true);
    },
  );

  test('is the browser’s when the scripts do not answer', async () => {
    await loadInline(link);
    click('b');
    const reached = jest.fn();
    by('a').addEventListener('click', reached);
    jest.advanceTimersByTime(9000);
    expect(reached).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  test('is not given up when the scripts are there and whole', async () => {
    await loadInline(link);
    click('b');
    const script = document.head.querySelector('script') as HTMLScriptElement;
    script.onload = null;
    jest.advanceTimersByTime(10_000);
    expect(click('b')).toBe(false);
  });

  test('may be a form that is sent', async () => {
    await loadInline('<form data-wait="form"><button>send</button></form>');
    const form = by('form') as HTMLFormElement;
    const sent = jest.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', sent);
    by('button').click();
    expect(sent).not.toHaveBeenCalled();
    window.early.live = { form: true };
    window.early.replay?.();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('is the browser’s in a form that waits for nothing', async () => {
    await loadInline('<form><button>send</button></form>');
    const sent = jest.fn((event: Event) => event.preventDefault());
    by('form').addEventListener('submit', sent);
    by('button').click();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(fetched()).toBe(0);
  });
});
