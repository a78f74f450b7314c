import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from './mailbox';
import { type RunningServer, startServer } from './server';
import { type TemporaryFolder, temporaryFolder } from './testing';

const path = '/api/v1.0/email/send-form';
const ids = { service_id: 'service_1', template_id: 'template_1', user_id: 'key_1' };
let folder: TemporaryFolder;
let mailbox: string;
let server: RunningServer;

function post(fields: Readonly<Record<string, string>>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(`${server.url}${path}`, { method: 'POST', body });
}

beforeEach(async () => {
  folder = temporaryFolder();
  mailbox = join(folder.path, '.mailbox');
  server = await startServer({ root: folder.path, port: 0, mailbox });
});

afterEach(async () => {
  await server.close();
  folder.remove();
});

test("responds to a valid post with 'OK' and stores it as a file", async () => {
  const reply = await post({ name: 'Noor', ...ids });
  expect([reply.status, await reply.text()]).toEqual([200, 'OK']);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const [message] = await readMessages(mailbox);
  expect(message?.fields).toEqual([['name', 'Noor'], ...Object.entries(ids)]);
  const [file = ''] = readdirSync(mailbox);
  expect(JSON.parse(readFileSync(join(mailbox, file), 'utf8'))).toEqual(message);
});

test('reports each missing identifier and stores nothing', async () => {
  const one = await post({ ...ids, user_id: ' ' });
  expect([one.status, await one.text()]).toEqual([400, 'The user_id parameter is required']);
  const all = await post({ name: 'Noor' });
  expect((await all.text()).match(/\w+_id/g)).toEqual(['user_id', 'service_id', 'template_id']);
  expect(await readMessages(mailbox)).toEqual([]);
});

test('lists messages after a restart, newest first, and only its own files', async () => {
  for (const [second, name] of ['one', 'two', 'three'].entries()) {
    const time = `2026-01-02T00:00:0${second}.000Z`;
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValueOnce(time);
    await post({ name, ...ids });
  }
  writeFileSync(join(mailbox, 'notes.json'), 'mine');
  writeFileSync(join(mailbox, '2026-01-01T00-00-00-000Z-0000abcd.json'), 'broken');
  await server.close();
  server = await startServer({ root: folder.path, port: 0, mailbox });
  const text = await (await fetch(`${server.url}/_mailbox`)).text();
  expect(text.match(/\b(one|two|three|mine|broken)\b/g)).toEqual(['three', 'two', 'one']);
});

test('refuses what EmailJS finds too large', async () => {
  expect((await post({ message: 'm'.repeat(50 * 1024), ...ids })).status).toBe(413);
});

test('lists messages as text, in which nothing runs', async () => {
  await post({ message: '<script>alert("x")</script>', ...ids });
  const list = await fetch(`${server.url}/_mailbox/`);
  expect(list.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(list.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await list.text()).toContain('message:\n<script>alert("x")</script>');
});
