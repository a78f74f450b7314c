import { sendMessage } from './email-service';

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
  [true, 200, 'OK'],
  [true, 200, ''],
  [true, 200, 'Queued'],
  [true, 202, 'OK'],
  [true, 500, 'OK'],
  [false, 400, 'The user_id parameter is required'],
  [false, 429, 'Too Many Requests'],
  [false, 500, ''],
  [false, 502, '<!doctype html><h1>OK</h1>'],
  [false, 204, ''],
])('success is %s: %i %s', async (success, status, text) => {
  answer(status, text);
  expect(await send()).toBe(success);
});

test('no success: no connection, no answer in time, a body that breaks off', async () => {
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await send()).toBe(false);
  fetchStub.mockRejectedValueOnce(new DOMException('signal timed out', 'TimeoutError'));
  expect(await send()).toBe(false);
  answer(202, Promise.reject(new TypeError('network error')));
  expect(await send()).toBe(false);
});
