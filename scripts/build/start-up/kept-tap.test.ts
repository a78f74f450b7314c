import { announceLive } from '@/lib/live';
import { by } from './testing/dom';
import { addresses, data, inserted, last, loadLater, recoverChunk, start } from './testing/later';

test('a tap that comes while they start hurries those that are left', async () => {
  await loadLater({ wanted: new Event('scroll') }, '<form data-wait="form"></form>');
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
    await loadLater({}, form);
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
