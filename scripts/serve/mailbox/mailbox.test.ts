/** @jest-environment node */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../server';
import { send, temporaryFolder } from '../testing';
import type { Message } from './store';

const folder = temporaryFolder();
const mailbox = join(folder.path, '.mailbox');
const ids = { service_id: 'service_1', template_id: 'template_1', user_id: 'key_1' };
let server: RunningServer;

function post(fields: Record<string, string>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(`${server.url}/api/v1.0/email/send-form`, { method: 'POST', body });
}

async function messages(): Promise<readonly Message[]> {
  return (await fetch(`${server.url}/_mailbox/messages.json`)).json();
}

function change(path: string, fields: Record<string, string> = {}, headers = {}) {
  const body = new URLSearchParams(fields);
  return fetch(`${server.url}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
}

beforeAll(async () => {
  server = await startServer({ root: folder.path, port: 0, mailbox });
});

beforeEach(() => change('/_mailbox/delete'));

afterAll(async () => {
  await server.close();
  folder.remove();
});

test("answers a good post with 'OK' in plain text and keeps it as a file", async () => {
  const reply = await post({ name: 'Noor', ...ids });
  expect([reply.status, await reply.text()]).toEqual([200, 'OK']);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  const [message] = await messages();
  expect(message?.fields).toEqual([['name', 'Noor'], ...Object.entries(ids)]);
  expect(message?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const [file = ''] = readdirSync(mailbox);
  expect(JSON.parse(readFileSync(join(mailbox, file), 'utf8'))).toEqual(message);
});

test.each([
  ['unicode and right-to-left text', 'ستائر معتمة \u200F— "Ça" & <b>'],
  ['emoji', '👩‍👩‍👧‍👦🇶🇦 ok'],
  ['lines and spaces', '  a\r\n\r\n\tb  '],
  ['10 000 Arabic letters', 'ش'.repeat(10_000)],
  ['10 000 emoji', '🪟'.repeat(10_000)],
])('keeps %s unchanged', async (_, message) => {
  expect((await post({ message, ...ids })).status).toBe(200);
  expect((await messages())[0]?.fields[0]).toEqual(['message', message]);
});

test('never lets a name lead out of the folder', async () => {
  await post({ '../../name': '../../value', ...ids });
  expect(readdirSync(mailbox)).toHaveLength(1);
  expect(readdirSync(folder.path)).toEqual(['.mailbox']);
});

test('names each missing identifier and keeps nothing', async () => {
  const one = await post({ ...ids, user_id: ' ' });
  expect([one.status, await one.text()]).toEqual([400, 'The user_id parameter is required']);
  const all = await post({ name: 'Noor' });
  expect((await all.text()).match(/\w+_id/g)).toEqual(['user_id', 'service_id', 'template_id']);
  expect(await messages()).toEqual([]);
});

test('refuses what is not multipart, malformed, or too large', async () => {
  const path = '/api/v1.0/email/send-form';
  const status = async (type: string, body: string | Buffer) =>
    (await send(server.url, path, { 'Content-Type': type }, 'POST', body)).status;
  expect(await status('application/x-www-form-urlencoded', 'user_id=a')).toBe(400);
  expect(await status('application/json', '{}')).toBe(400);
  expect(await status('multipart/form-data; boundary=x', 'nonsense')).toBe(400);
  expect(await status('multipart/form-data; boundary=x', Buffer.alloc(1024 * 1024 + 1))).toBe(413);
  expect((await post({ message: 'a'.repeat(60_000), ...ids })).status).toBe(413);
  expect((await send(server.url, path)).headers.allow).toBe('POST, OPTIONS');
});

test('answers the preflight of another site', async () => {
  const reply = await send(server.url, '/api/v1.0/email/send-form', {}, 'OPTIONS');
  expect(reply.status).toBe(204);
  expect(reply.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
  });
});

test('lists the newest first and deletes all of its own files', async () => {
  for (const name of ['first', 'second', 'third']) await post({ name, ...ids });
  expect((await messages()).map(({ fields }) => fields[0]?.[1])).toEqual([
    'third',
    'second',
    'first',
  ]);
  writeFileSync(join(mailbox, 'notes.json'), 'mine');
  await change('/_mailbox/delete');
  expect(await messages()).toEqual([]);
  expect(readdirSync(mailbox)).toEqual(['notes.json']);
});

test('shows messages escaped, with a policy that lets nothing run', async () => {
  await post({ message: '<script>alert("x")</script>', ...ids });
  const page = await fetch(`${server.url}/_mailbox`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  expect(html).not.toContain('<script');
});

test("takes changes from its own page only, and sends a person's browser back to it", async () => {
  const foreign = { Origin: 'https://example.com' };
  expect((await change('/_mailbox/delete', {}, foreign)).status).toBe(403);
  const own = { Origin: server.url, Accept: 'text/html' };
  const reply = await change('/_mailbox/delete', {}, own);
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/_mailbox']);
  expect((await fetch(`${server.url}/_mailbox/delete`)).status).toBe(405);
});
