import { loadForPress } from './network';

test.each([
  ['what was loaded', () => Promise.resolve('part'), 'part'],
  ['nothing when it fails', () => Promise.reject(new Error('lost')), undefined],
  ['nothing when nothing answers', () => new Promise(() => {}), undefined],
])('a press gets %s', async (_, load, expected) => {
  jest.useFakeTimers();
  const answer = loadForPress<unknown>(load);
  await jest.advanceTimersByTimeAsync(5000);
  await expect(answer).resolves.toBe(expected);
  jest.useRealTimers();
});
