import { by } from './testing/dom';
import {
  addresses,
  connect,
  data,
  heavy,
  inserted,
  last,
  loadLater,
  place,
  start,
} from './testing/later';

describe('Next’s scripts', () => {
  test('start when the visitor does something, one after the other, React’s data first', async () => {
    await loadLater();
    jest.advanceTimersByTime(60_000);
    expect(inserted()).toEqual([]);
    window.early.begin();
    jest.advanceTimersByTime(150);
    // Time for the browser's own answer.
    expect(document.head.querySelector('link, script[src]')).toBeNull();
    jest.advanceTimersByTime(60);
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
    await loadLater({ wanted: new Event('scroll') });
    jest.advanceTimersByTime(0);
    expect(inserted()).toEqual([data]);
  });

  test.each([
    ['is on the screen', [{ top: 10, bottom: 30 }], [data]],
    ['is far below', [{ top: 5000, bottom: 5030 }], []],
    ['is not drawn', [], []],
  ])('start after a rest when what depends on the clock %s', async (_, boxes, expected) => {
    await loadLater({}, '<p data-clock>Open now</p>');
    place('p', ...boxes);
    jest.advanceTimersByTime(2999);
    expect(inserted()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(inserted()).toEqual(expected);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }])(
    'wait for the visitor with %p',
    async (line) => {
      connect(line);
      await loadLater({}, '<p data-clock>Open now</p>');
      place('p', { top: 10, bottom: 30 });
      jest.advanceTimersByTime(60_000);
      expect(inserted()).toEqual([]);
      window.early.begin();
      jest.advanceTimersByTime(210);
      expect(inserted()).toEqual([data]);
    },
  );
});

describe('the slides beside a row’s first one', () => {
  const root = document.documentElement;
  beforeEach(() => root.classList.remove('awake'));

  test.each([
    [
      'the visitor does something',
      () => {
        window.early.begin();
        jest.advanceTimersByTime(200);
      },
    ],
    ['a rest', () => jest.advanceTimersByTime(3100)],
  ])('may show their pictures after %s', async (_, happen) => {
    await loadLater();
    expect(root).not.toHaveClass('awake');
    happen();
    expect(root).toHaveClass('awake');
  });
});
