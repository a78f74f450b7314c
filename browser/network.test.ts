import { isServerReachable, loadForPress } from './network';

test.each([
  [true, async () => ({ ok: true })],
  [false, async () => ({ ok: false })],
  [false, () => Promise.reject(new TypeError('offline'))],
])('whether the server is reachable: %s', async (expected, answer) => {
  globalThis.fetch = jest.fn(answer) as jest.Mock;
  await expect(isServerReachable()).resolves.toBe(expected);
});

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
