import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { adminFolder, bundleAdmin } from './bundle';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export const adminPath = '/admin';

/** Serves the admin for local files; bundled on the first request. */
export function createAdmin(basePath = '', hasNotices = false): Handler {
  const bundled = `.cache/admin/${hasNotices ? 'notices' : 'plain'}`;
  const options = { dev: true, etag: true };
  const files = sirv(bundled, options);
  const configuration = sirv(adminFolder, options);
  let ready: Promise<void> | undefined;
  return (request, response, next) => {
    const path = request.url ?? '';
    if (path === adminPath) {
      response.writeHead(302, { Location: `${basePath}${adminPath}/` }).end();
      return;
    }
    if (!path.startsWith(`${adminPath}/`)) return next();
    ready ??= bundleAdmin(bundled, hasNotices);
    ready.then(
      () => {
        request.url = path.slice(adminPath.length);
        const answer = request.url === '/config.json' ? configuration : files;
        answer(request, response, next);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end('Bundling the admin failed.');
      },
    );
  };
}
