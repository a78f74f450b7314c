import type { ServerResponse } from 'node:http';

/** Ends an answer with a short plain text. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  const bytes = Buffer.from(text);
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
