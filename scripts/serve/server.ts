import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { createAdmin } from '../admin/serve';
import { headersOf, revalidated } from '../export/headers';
import { createMailbox } from './mailbox';
import { listen, refuseOtherHosts } from './port';

interface ServerOptions {
  readonly root: string;
  /** 0 for a free one. */
  readonly port: number;
  readonly mailbox: string;
  readonly basePath?: string;
}

/** Serves an exported site as a static host does: clean URLs, `404.html` of the language, headers, compressed files. */
function createSite(root: string, basePath: string) {
  // `dev` looks at the files with each request, so a new build is served without a restart.
  const files = sirv(root, { dev: true, etag: true, brotli: true });
  const answerAdmin = createAdmin(basePath);
  return (request: IncomingMessage, response: ServerResponse, path: string): void => {
    for (const header of headersOf(path, basePath)) response.setHeader(...header);
    const inside = path === basePath ? '/' : path.slice(basePath.length);
    const notFound = () => {
      // May exist after the next build.
      response.setHeader(...revalidated);
      const [, folder = ''] = /^\/(\w+)\//.exec(`${inside}/`) ?? [];
      const page = [folder, ''].map((each) => join(root, each, '404.html')).find(existsSync);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(page ? readFileSync(page) : 'Not found');
    };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else if (path === '/' && basePath) response.writeHead(302, { Location: `${basePath}/` }).end();
    else if (!`${path}/`.startsWith(`${basePath}/`)) notFound();
    else {
      request.url = inside;
      answerAdmin(request, response, () => files(request, response, notFound));
    }
  };
}

export async function startServer(options: ServerOptions) {
  const { root, port, mailbox, basePath = '' } = options;
  const answerMailbox = createMailbox(mailbox);
  const answerSite = createSite(root, basePath);

  const server = createServer(async (request, response) => {
    if (refuseOtherHosts(request, response)) return;
    const [path = '/'] = (request.url ?? '').split('?');
    try {
      if (!(await answerMailbox(request, response, path))) answerSite(request, response, path);
    } catch (error) {
      // A client that disconnects is no error.
      if (!request.destroyed || request.complete) console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  });
  const actualPort = await listen(server, port);
  return {
    /** Origin, without a trailing slash and without the base path. */
    url: `http://localhost:${actualPort}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;
