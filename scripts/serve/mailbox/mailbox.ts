import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../send-text';
import { joinParts, withoutBase } from '../static/address';
import { readBody } from './body';
import { createModeHolder, readMode } from './mode';
import { mailboxPage, pagePolicy } from './page';
import { isSameOrigin } from './same-origin';
import { answerSendForm } from './send-form';
import { createMailStore } from './store';

/** Path of EmailJS's documented endpoint. */
export const sendFormPath = '/api/v1.0/email/send-form';

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(value));
}

/** A person's browser goes back to the page; a test gets the new state. */
function afterChange(request: IncomingMessage, response: ServerResponse, value: unknown): void {
  if (request.headers.accept?.includes('text/html')) {
    response.writeHead(303, { Location: '/_mailbox' }).end();
  } else {
    sendJson(response, value);
  }
}

/**
 * The form's mailbox: takes its posts as EmailJS does and shows them at `/_mailbox`.
 * @param folder where messages are kept; nothing is written outside of it
 * @param basePath the site's prefix, under which the mailbox answers too
 * @returns a function that tells whether the request was the mailbox's
 */
export function createMailbox(folder: string, basePath: string) {
  const store = createMailStore(folder);
  const mode = createModeHolder();

  type Action = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  const pages: Readonly<Record<string, Action>> = {
    '/_mailbox': async (_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', pagePolicy);
      response.end(mailboxPage(await store.list(), mode.current, `${basePath}/`));
    },
    '/_mailbox/messages.json': async (_, response) => sendJson(response, await store.list()),
    '/_mailbox/mode.json': async (_, response) => sendJson(response, mode.current),
  };
  const changes: Readonly<Record<string, Action>> = {
    '/_mailbox/delete': async (request, response) => {
      await store.clear();
      afterChange(request, response, []);
    },
    '/_mailbox/mode': async (request, response) => {
      const body = await readBody(request);
      const state = readMode(new Map(new URLSearchParams(body?.toString())));
      if (typeof state === 'string') {
        sendText(response, 400, state);
        return;
      }
      mode.set(state);
      afterChange(request, response, state);
    },
  };

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    parts: readonly string[],
  ): Promise<boolean> => {
    const path = joinParts(withoutBase(parts, basePath) ?? parts).replace(/\/$/, '');
    if (path === sendFormPath) {
      response.setHeader('Cache-Control', 'no-store');
      await answerSendForm(request, response, store, mode);
      return true;
    }
    const page = pages[path];
    const change = changes[path];
    if (!page && !change) return false;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const { method = '' } = request;
    const methods = page ? ['GET', 'HEAD'] : ['POST'];
    const action = page ?? change;
    if (!action || !methods.includes(method)) {
      response.setHeader('Allow', methods.join(', '));
      sendText(response, 405, 'Method not allowed');
    } else if (change && !isSameOrigin(request)) {
      sendText(response, 403, 'Only the mailbox page itself may do this');
    } else {
      await action(request, response);
    }
    return true;
  };
}
