import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sendFormPath } from '../../components/forms/email-service';

/** A stored message: its fields in the order sent, unchanged. */
export interface Message {
  /** Time of receipt, ISO 8601 in UTC. */
  readonly time: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** What EmailJS requires, in the order of its own checks (@emailjs/browser 4.4.1, validateParams). */
const requiredIds = ['user_id', 'service_id', 'template_id'];

/** Bytes of all values together: above 50 KB EmailJS responds with 413. */
const largestVariables = 50 * 1024;

const ownFile = /^\d{4}-[\dTZ-]+-[0-9a-f]{8}\.json$/;

/** Stores a message as a file whose name is made of time and a random id, and of nothing that was sent. */
async function keep(folder: string, message: Message): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = `${message.time.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
  await writeFile(join(folder, name), `${JSON.stringify(message, null, 2)}\n`, { flag: 'wx' });
}

/** The stored messages, newest first; unreadable files are left out. */
export async function readMessages(folder: string): Promise<readonly Message[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => ownFile.test(name));
  const read = async (name: string): Promise<Message[]> => {
    const message: Partial<Message> = JSON.parse(await readFile(join(folder, name), 'utf8'));
    const { time, fields } = message;
    return time !== undefined && Array.isArray(fields) ? [{ time, fields }] : [];
  };
  const newestFirst = names.sort().reverse();
  return (await Promise.all(newestFirst.map((name) => read(name).catch(() => [])))).flat();
}

/** Responds to a post as EmailJS does (REST API, /send-form), and stores it when it is valid. */
async function takePost(request: IncomingMessage, folder: string): Promise<Answer> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const post = new Response(await buffer(request), { headers });
  const form = await post.formData().catch(() => undefined);
  if (!form) return { status: 400, text: 'The body is no form' };

  const fields = [...form].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  );
  const missing = requiredIds.filter(
    (id) => !fields.some(([name, value]) => name === id && value.trim() !== ''),
  );
  if (missing.length > 0)
    return { status: 400, text: missing.map((id) => `The ${id} parameter is required`).join('\n') };
  const size = fields.reduce((sum, [, value]) => sum + Buffer.byteLength(value), 0);
  if (size > largestVariables)
    return { status: 413, text: 'Variables size limit exceeded (50 KB)' };
  await keep(folder, { time: new Date().toISOString(), fields });
  return { status: 200, text: 'OK' };
}

/** A message as text: the time, and each field with its value below. */
function messageText({ time, fields }: Message): string {
  return [time, ...fields.map(([name, value]) => `\n${name}:\n${value}`)].join('\n');
}

async function listMessages(folder: string): Promise<Answer> {
  const messages = await readMessages(folder);
  const heading = `${messages.length} messages, newest first. Nothing was e-mailed; each is a file in ${folder}.`;
  const rule = `\n\n${'─'.repeat(60)}\n\n`;
  return { status: 200, text: [heading, ...messages.map(messageText)].join(rule) };
}

/**
 * The form's mailbox: accepts posts as EmailJS does (docs/requirements.md 7), and lists them at `/_mailbox` as plain text.
 * @param folder where messages are stored
 * @returns a handler that resolves to whether the request was the mailbox's
 */
export function createMailbox(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const isList = path.replace(/\/$/, '') === '/_mailbox';
    if (!isList && path !== sendFormPath) return false;
    const method = isList ? 'GET' : 'POST';
    let answer: Answer = { status: 405, text: `This address takes ${method} only` };
    if (request.method === method)
      answer = isList ? await listMessages(folder) : await takePost(request, folder);
    response.writeHead(answer.status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...(answer.status === 405 && { Allow: method }),
    });
    response.end(answer.text);
    return true;
  };
}
