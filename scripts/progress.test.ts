import { progressOf } from './progress';

test('work is reported now and then, and never if it is done at once', () => {
  jest.useFakeTimers({ now: 0 });
  const said = jest.spyOn(console, 'log').mockImplementation();
  const advance = progressOf('pictures', 9);
  for (const seconds of [0.1, 0.9, 1, 2, 1, 3]) {
    jest.advanceTimersByTime(seconds * 1000);
    advance();
  }
  expect(said.mock.calls.flat()).toEqual([
    'pictures: 4 of 9 files, 4 s',
    'pictures: 6 of 9 files, 8 s',
  ]);
});
