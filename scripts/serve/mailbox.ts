import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sendFormPath } from '../../components/form/email-service';

export interface Message {
  /** Time of receipt, ISO 8601 in UTC. */
  readonly time: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

type Answer = readonly [status: number, text: string];

/** What EmailJS requires, in the order of its own checks (@emailjs/browser 4.4.1, validateParams). */
const requiredIds = ['user_id', 'service_id', 'template_id'];

/** Bytes of all values together: above 50 KB EmailJS responds with 413. */
const largestVariables = 50 * 1024;

/** Bytes of a whole post: the values, and what a form needs around them. */
const largestBody = 100 * 1024;

/** Newest first. */
export async function readMessages(folder: string): Promise<readonly Message[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^\d{4}-/.test(name));
  const newestFirst = names.sort().reverse();
  // Written by receivePost(), or unreadable, as one that is being written.
  const read = async (name: string): Promise<Message> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'));
  return (await Promise.all(newestFirst.map((name) => read(name).catch(() => [])))).flat();
}

/** Responds to a post as EmailJS does (REST API, /send-form), and stores it in a file when it is valid. */
async function receivePost(request: IncomingMessage, folder: string): Promise<Answer> {
  // Browsers announce it.
  if (!(Number(request.headers['content-length']) <= largestBody))
    return [413, 'The message is above 100 KB'];
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const post = new Response(await buffer(request), { headers });
  const form = await post.formData().catch(() => undefined);
  if (!form) return [400, 'The body is not a form'];

  const missing = requiredIds.filter((id) => !String(form.get(id) ?? '').trim());
  if (missing.length > 0)
    return [400, missing.map((id) => `The ${id} parameter is required`).join('\n')];
  const fields = [...form].map(([name, value]) => [name, String(value)] as const);
  const size = fields.reduce((sum, [, value]) => sum + Buffer.byteLength(value), 0);
  if (size > largestVariables) return [413, 'Variables size limit exceeded (50 KB)'];
  const message: Message = { time: new Date().toISOString(), fields };
  // No input of visitors is in the name.
  const name = `${message.time.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), `${JSON.stringify(message, null, 2)}\n`);
  return [200, 'OK'];
}

async function listMessages(folder: string): Promise<Answer> {
  const messages = await readMessages(folder);
  const heading = `${messages.length} messages, newest first. Nothing was e-mailed; each is a file in ${folder}.`;
  const texts = messages.map(({ time, fields }) =>
    [time, ...fields.map(([name, value]) => `\n${name}:\n${value}`)].join('\n'),
  );
  return [200, [heading, ...texts].join(`\n\n${'─'.repeat(60)}\n\n`)];
}

/** The form's mailbox: accepts posts as EmailJS does, and lists them at `/_mailbox` as plain text. */
export const createMailbox =
  (folder: string) => async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const isList = path.replace(/\/$/, '') === '/_mailbox';
    if (!isList && path !== sendFormPath) return false;
    const [status, text] = await (isList ? listMessages(folder) : receivePost(request, folder));
    response.writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      // What of a body is left unread would come before the next request.
      ...(!request.complete && { Connection: 'close' }),
    });
    response.end(text);
    return true;
  };
