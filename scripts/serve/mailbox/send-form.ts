import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendText } from '../send-text';
import { type Answer, answers, isAccepted } from './answers';
import { readBody } from './body';
import { checkPost, isMultipart, type Refusal } from './check-post';
import type { ModeHolder } from './mode';
import { parseMultipart } from './multipart';
import type { Field, MailStore } from './store';

/** @returns false when the client left while waiting */
async function waitFor(response: ServerResponse, seconds: number): Promise<boolean> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  return wait(seconds * 1000, true, { signal: left.signal }).catch(() => false);
}

function give(response: ServerResponse, answer: Answer): void {
  if (answer === 'silent') return;
  if (answer === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
}

/** The fields of a good post, or why it is refused. */
async function readPost(request: IncomingMessage): Promise<readonly Field[] | Refusal> {
  const type = request.headers['content-type'] ?? '';
  const body = await readBody(request);
  if (!body) return { status: 413, text: 'The request is larger than 1 MB' };
  if (!isMultipart(type))
    return { status: 400, text: 'The Content-Type must be multipart/form-data' };
  const fields = parseMultipart(body, type);
  if (!fields) return { status: 400, text: 'The multipart/form-data body is malformed' };
  return checkPost(fields) ?? fields;
}

/**
 * Answers the form's post as EmailJS's /send-form does, or as the chosen mode says. Good posts that
 * the site will count as sent are kept. Any other site may post too, as with the service itself.
 */
export async function answerSendForm(
  request: IncomingMessage,
  response: ServerResponse,
  store: MailStore,
  mode: ModeHolder,
): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    response.writeHead(204).end();
    return;
  }
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST, OPTIONS');
    sendText(response, 405, 'Method not allowed');
    return;
  }
  const post = await readPost(request);
  const { mode: name, seconds } = mode.take();
  const { answer } = answers[name];
  if (isAccepted(answer)) {
    if ('status' in post) {
      sendText(response, post.status, post.text);
      return;
    }
    // Kept before the wait: a slow service has the message although the form gave up.
    await store.keep(post);
  }
  if (seconds === 0 || (await waitFor(response, seconds))) give(response, answer);
}
