import { sendMessage } from './send-message';

const fetchStub = jest.fn();

function answer(status: number, text: string | Promise<string>) {
  fetchStub.mockResolvedValue({ status, text: async () => text });
}

function send(): Promise<boolean> {
  return sendMessage('/send', new FormData());
}

beforeEach(() => {
  globalThis.fetch = fetchStub.mockReset();
});

test('posts the body with a limit of 15 s', async () => {
  jest.useFakeTimers();
  answer(200, 'OK');
  const body = new FormData();
  await sendMessage('/send', body);
  const [address, { signal, ...sent }] = fetchStub.mock.lastCall;
  expect([address, sent]).toEqual(['/send', { method: 'POST', body, redirect: 'error' }]);
  jest.advanceTimersByTime(14_999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  jest.useRealTimers();
});

test.each([
  [200, 'OK'],
  [200, ''],
  [200, 'Queued'],
  [202, 'OK'],
  [500, 'OK'],
])('is a success: %i %s', async (status, text) => {
  answer(status, text);
  expect(await send()).toBe(true);
});

test.each([
  [400, 'The user_id parameter is required'],
  [429, 'Too Many Requests'],
  [500, ''],
  [502, '<!doctype html><h1>OK</h1>'],
  [204, ''],
])('is none: %i %s', async (status, text) => {
  answer(status, text);
  expect(await send()).toBe(false);
});

test('is none: no connection, no answer in time, a body that breaks off', async () => {
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await send()).toBe(false);
  fetchStub.mockRejectedValueOnce(new DOMException('signal timed out', 'TimeoutError'));
  expect(await send()).toBe(false);
  answer(202, Promise.reject(new TypeError('network error')));
  expect(await send()).toBe(false);
});
