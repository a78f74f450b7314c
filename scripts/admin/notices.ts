import type { IncomingMessage, ServerResponse } from 'node:http';
import { adminPath } from './bundle';

/** An error in saved content, which the site does not show. */
export interface Notice {
  readonly place: string;
  readonly form?: string;
  /** Its path in the form, `words.name`, and the side of the form. */
  readonly field?: string;
  readonly language?: string;
  readonly message: string;
}

/** Sends the open pages of the site and of the admin what is wrong with the last save; for `npm run dev` alone. */
export class Notices {
  private last: readonly Notice[] = [];
  private readonly listeners = new Set<ServerResponse>();

  private send(response: ServerResponse): void {
    response.write(`data: ${JSON.stringify(this.last)}\n\n`);
  }

  publish(notices: readonly Notice[]): void {
    this.last = notices;
    for (const each of this.listeners) this.send(each);
  }

  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    if (request.url !== `${adminPath}/notices`) {
      next();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
    this.send(response);
  }
}
