import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from './mailbox';
import { type RunningServer, startServer } from './server';
import { temporaryFolder } from './testing';

const ids = { service_id: 'service_1', template_id: 'template_1', user_id: 'key_1' };
let folder: ReturnType<typeof temporaryFolder>;
let mailbox: string;
let server: RunningServer;

async function post(fields: Readonly<Record<string, string>>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const url = `${server.url}/api/v1.0/email/send-form`;
  const reply = await fetch(url, { method: 'POST', body });
  return `${reply.status} ${await reply.text()}`;
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

test('refuses what EmailJS refuses, and stores nothing', async () => {
  expect(await post({ ...ids, user_id: ' ' })).toBe('400 The user_id parameter is required');
  const all = await post({ name: 'Noor' });
  expect(all.match(/\w+_id/g)).toEqual(['user_id', 'service_id', 'template_id']);
  expect(await post({ message: 'm'.repeat(50 * 1024), ...ids })).toMatch(/^413/);
  expect(await readMessages(mailbox)).toEqual([]);
});

test('lists messages as text, newest first, and only its own files', async () => {
  for (const [second, name] of ['one', 'two', '<b>three</b>'].entries()) {
    const time = `2026-01-02T00:00:0${second}.000Z`;
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValueOnce(time);
    await post({ name, ...ids });
  }
  writeFileSync(join(mailbox, 'notes.json'), 'mine');
  writeFileSync(join(mailbox, '2026-01-01T00-00-00-000Z-0000abcd.json'), 'broken');
  const list = await fetch(`${server.url}/_mailbox`);
  expect(list.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const found = (await list.text()).match(/<b>three<\/b>|\b(one|two|mine|broken)\b/g);
  expect(found).toEqual(['<b>three</b>', 'two', 'one']);
});
