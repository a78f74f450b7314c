import { progressOf } from './progress';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** What is written when a file is done at each of these seconds. */
function written(isTTY: boolean, seconds: readonly number[]): string[] {
  const lines: string[] = [];
  const write = (text: string | Uint8Array) => lines.push(String(text)) > 0;
  const progress = progressOf('pictures', 9, { isTTY, write });
  let now = 0;
  for (const second of seconds) {
    jest.advanceTimersByTime((second - now) * 1000);
    now = second;
    progress.advance();
  }
  progress.end();
  return lines;
}

it('writes a line now and then where lines stay', () => {
  expect(written(false, [1, 2, 4, 5, 8])).toEqual([
    'pictures: 3 of 9 files, 4 s\n',
    'pictures: 5 of 9 files, 8 s\n',
  ]);
});

it('rewrites one line on a terminal, and takes it away', () => {
  expect(written(true, [1, 2])).toEqual([
    '\rpictures: 1 of 9 files, 1 s\u001b[K',
    '\rpictures: 2 of 9 files, 2 s\u001b[K',
    '\r\u001b[K',
  ]);
});

it('says nothing of work that is done at once', () => {
  expect(written(false, [0.1, 0.2])).toEqual([]);
});
