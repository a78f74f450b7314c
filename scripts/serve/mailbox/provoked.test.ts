/** @jest-environment node */
import { type RunningServer, startServer } from '../server';
import { temporaryFolder } from '../testing';

const folder = temporaryFolder();
let server: RunningServer;

function post(signal?: AbortSignal): Promise<Response> {
  const body = new FormData();
  for (const name of ['user_id', 'service_id', 'template_id']) body.append(name, 'x');
  const init = { method: 'POST', body, ...(signal ? { signal } : {}) };
  return fetch(`${server.url}/api/v1.0/email/send-form`, init);
}

async function provoke(fields: Record<string, string>): Promise<unknown> {
  const body = new URLSearchParams(fields);
  const reply = await fetch(`${server.url}/_mailbox/mode`, { method: 'POST', body });
  return reply.status === 200 ? reply.json() : reply.text();
}

async function kept(): Promise<number> {
  const list: unknown = await (await fetch(`${server.url}/_mailbox/messages.json`)).json();
  return Array.isArray(list) ? list.length : 0;
}

beforeEach(async () => {
  server = await startServer({ root: folder.path, port: 0, mailbox: folder.path });
  await fetch(`${server.url}/_mailbox/delete`, { method: 'POST' });
});

afterEach(() => server.close());
afterAll(() => folder.remove());

test.each([
  ['ok', 200, 'OK', 1],
  ['other-body', 200, 'Queued', 1],
  ['accepted', 202, 'OK', 1],
  ['400', 400, 'The user_id parameter is required', 0],
  ['429', 429, 'Too Many Requests', 0],
  ['500', 500, 'Internal Server Error', 0],
])('answers %s with %i %s', async (mode, status, text, count) => {
  await provoke({ mode });
  const reply = await post();
  expect([reply.status, await reply.text(), await kept()]).toEqual([status, text, count]);
});

test('answers 502 with a page', async () => {
  await provoke({ mode: '502' });
  const reply = await post();
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    502,
    'text/html; charset=utf-8',
  ]);
});

test('breaks the connection', async () => {
  await provoke({ mode: 'reset' });
  await expect(post()).rejects.toThrow('fetch failed');
});

test('never answers, until the client leaves', async () => {
  await provoke({ mode: 'silent' });
  await expect(post(AbortSignal.timeout(300))).rejects.toThrow(/timeout/i);
  expect(await kept()).toBe(0);
});

test('answers late, and has the message all the same when the client leaves', async () => {
  await provoke({ mode: 'slow', seconds: '0.3' });
  const asked = Date.now();
  expect(await (await post()).text()).toBe('OK');
  expect(Date.now() - asked).toBeGreaterThan(250);
  await expect(post(AbortSignal.timeout(100))).rejects.toThrow(/timeout/i);
  expect(await kept()).toBe(2);
});

test("goes back to 'ok' after the given number of posts", async () => {
  expect(await provoke({ mode: '500', times: '2' })).toEqual({ mode: '500', seconds: 0, times: 2 });
  const statuses = [await post(), await post(), await post()].map(({ status }) => status);
  expect(statuses).toEqual([500, 500, 200]);
  const now: unknown = await (await fetch(`${server.url}/_mailbox/mode.json`)).json();
  expect(now).toEqual({ mode: 'ok', seconds: 0, times: null });
});

test.each([
  [{ mode: '418' }, "mode: '418' is not known"],
  [{ mode: 'toString' }, "mode: 'toString' is not known"],
  [{ mode: 'slow', seconds: '601' }, 'seconds: use 0 to 600'],
  [{ mode: 'ok', seconds: 'x' }, 'seconds: use 0 to 600'],
  [{ mode: 'ok', times: '0' }, 'times: use 1 to 1000'],
  [{ mode: 'ok', times: '1.5' }, 'times: use 1 to 1000'],
])('refuses %p', async (fields, text) => {
  expect(await provoke(fields)).toBe(text);
});
