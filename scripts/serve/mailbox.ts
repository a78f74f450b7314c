import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sendFormPath } from '../../components/forms/email-service';

/** A kept message: its fields in the order they were sent, not trimmed or changed. */
export interface Message {
  /** When it came, ISO 8601 in UTC. */
  readonly time: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** What EmailJS asks of a post, in the order of its own checks (@emailjs/browser 4.4.1, validateParams). */
const requiredIds = ['user_id', 'service_id', 'template_id'];

/** Bytes of all values together: EmailJS answers 413 above 50 KB. */
const largestVariables = 50 * 1024;

const ownFile = /^\d{4}-[\dTZ-]+-[0-9a-f]{8}\.json$/;

/** Keeps a message as a file whose name is made of time and chance alone, so nothing sent leads elsewhere. */
async function keep(folder: string, message: Message): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = `${message.time.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.json`;
  await writeFile(join(folder, name), `${JSON.stringify(message, null, 2)}\n`, { flag: 'wx' });
}

/** The kept messages, newest first; a file that is gone or was changed by hand meanwhile is left out. */
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

/** Answers a post as EmailJS does (REST API, /send-form), and keeps it when it is good. */
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

/** A message as it is read: the time, and each field with its value below. */
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
 * The form's mailbox: takes its posts as EmailJS does, and lists them at `/_mailbox`, as plain text in which nothing runs.
 * @param folder where messages are kept; nothing is written outside of it
 * @returns a function that tells whether the request was the mailbox's
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
