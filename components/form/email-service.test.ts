/** docs/requirements.md 7.2 */
import { sendMessage } from './email-service';

const fetchStub = jest.fn();

const answer = (status: number, text: string) =>
  fetchStub.mockResolvedValue({ status, text: async () => text });
const send = () => sendMessage('/send', new FormData());

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
  ['success', 200, ''],
  ['success', 500, 'OK\n'],
  ['refused', 400, 'The user_id parameter is required'],
  ['tooLong', 413, 'Variables size limit exceeded (50 KB)'],
  ['tooMany', 429, 'Too Many Requests'],
  ['down', 500, '<!doctype html><h1>OK</h1>'],
])('%s: %i %s', async (outcome, status, text) => {
  answer(status, text);
  expect(await send()).toBe(outcome);
});

test.each([
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['one that the browser ends', () => Promise.reject(new DOMException('', 'AbortError'))],
  ['a body that breaks off', async () => ({ text: () => Promise.reject(new TypeError('broken')) })],
])('%s: the service is down if the site answers, else there is no connection', async (_, fail) => {
  fetchStub.mockImplementationOnce(fail).mockResolvedValueOnce({ ok: true });
  expect(await send()).toBe('down');
  fetchStub.mockImplementationOnce(fail).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await send()).toBe('offline');
  // The site was asked each time.
  expect(fetchStub).toHaveBeenCalledTimes(4);
});

test('without an answer in time the service is down', async () => {
  fetchStub.mockRejectedValueOnce(new DOMException('signal timed out', 'TimeoutError'));
  expect(await send()).toBe('down');
  expect(fetchStub).toHaveBeenCalledTimes(1);
});
