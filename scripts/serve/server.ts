import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './listen';
import { createMailbox } from './mailbox/mailbox';
import { sendText } from './send-text';
import { splitTarget } from './static/address';
import { createSite } from './static/site';

export interface ServerOptions {
  /** Folder of the exported site. */
  readonly root: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Folder that keeps the messages. */
  readonly mailbox: string;
  /** Prefix such as '/shop' under which the site stands; '' when left out. */
  readonly basePath?: string;
  /** Name or address to listen at; this computer only when left out. */
  readonly host?: string | undefined;
  /** Brotli's, up to 11; quick at first and then small when left out. */
  readonly brotliQuality?: number;
}

export interface RunningServer {
  /** Origin, without a slash at the end and without the base path. */
  readonly url: string;
  /** Ends the server at once, with every connection that is still open. */
  close(): Promise<void>;
}

/**
 * Starts the preview server: the exported site and the mailbox of its form.
 * @throws (rejects) the system's error with its `code` when it cannot listen, such as EADDRINUSE
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { root, port, mailbox, basePath = '', host, brotliQuality } = options;
  const answerSite = createSite(root, basePath, brotliQuality);
  const answerMailbox = createMailbox(mailbox, basePath);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts = splitTarget(request.url ?? '');
    if (!parts) sendText(response, 400, 'The address is malformed');
    else if (!(await answerMailbox(request, response, parts)))
      await answerSite(request, response, parts);
  }

  const running = await listen(
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        // The client left before its request was read.
        if (!response.socket || response.socket.destroyed) return;
        console.error(error);
        if (response.headersSent) response.destroy();
        else sendText(response, 500, error instanceof Error ? error.message : 'Server error');
      });
    },
    port,
    host,
  );
  return { url: `http://${host ?? 'localhost'}:${running.port}`, close: running.close };
}
