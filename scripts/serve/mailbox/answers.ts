/** What the service answers a post with; 'silent' never answers, 'reset' breaks the connection. */
export type Answer =
  | { readonly status: number; readonly type: string; readonly body: string }
  | 'silent'
  | 'reset';

interface Provoked {
  /** Said on the mailbox's page. */
  readonly label: string;
  readonly answer: Answer;
}

function plain(status: number, body: string): Answer {
  return { status, type: 'text/plain; charset=utf-8', body };
}

const errorPage =
  '<!doctype html>\n<html lang="en">\n<title>502 Bad Gateway</title>\n<h1>502 Bad Gateway</h1>\n</html>\n';

/**
 * The answers that can be provoked, by the name `POST /_mailbox/mode` takes. 200, 400 and 429 as
 * documented by EmailJS (REST API, /send-form; SDK, limitRate); the others are what any service in
 * trouble, or a gateway before it, may send.
 */
export const answers = {
  ok: { label: "200 'OK', as the service does", answer: plain(200, 'OK') },
  slow: { label: "200 'OK', but late", answer: plain(200, 'OK') },
  'other-body': { label: '200 with another body', answer: plain(200, 'Queued') },
  accepted: { label: "202 with the body 'OK'", answer: plain(202, 'OK') },
  '400': { label: '400 Bad request', answer: plain(400, 'The user_id parameter is required') },
  '429': { label: '429 Too many requests', answer: plain(429, 'Too Many Requests') },
  '500': { label: '500 Server error', answer: plain(500, 'Internal Server Error') },
  '502': {
    label: '502 with an HTML page',
    answer: { status: 502, type: 'text/html; charset=utf-8', body: errorPage },
  },
  silent: { label: 'No answer at all', answer: 'silent' },
  reset: { label: 'The connection breaks', answer: 'reset' },
} as const satisfies Readonly<Record<string, Provoked>>;

export type Mode = keyof typeof answers;

export function isMode(value: string): value is Mode {
  return Object.hasOwn(answers, value);
}

/** Whether the site counts an answer as sent: status 200 or the body 'OK'. */
export function isAccepted(answer: Answer): boolean {
  return typeof answer === 'object' && (answer.status === 200 || answer.body === 'OK');
}
