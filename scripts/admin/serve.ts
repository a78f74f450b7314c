import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { bundleDesk, deskFolder } from './bundle';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Where the desk stands, below the base path. */
export const deskPath = '/admin';

/**
 * Serves the desk for the files on this computer; it is bundled when it is asked for first.
 * @param bar as bundleDesk has it
 */
export function createDesk(basePath = '', bar?: 'notices'): Handler {
  const bundled = `.cache/admin/${bar ?? 'plain'}`;
  const options = { dev: true, etag: true };
  const files = sirv(bundled, options);
  const configuration = sirv(deskFolder, options);
  let ready: Promise<void> | undefined;
  return (request, response, next) => {
    const path = request.url ?? '';
    if (path === deskPath) {
      response.writeHead(302, { Location: `${basePath}${deskPath}/` }).end();
      return;
    }
    if (!path.startsWith(`${deskPath}/`)) return next();
    ready ??= bundleDesk(bundled, bar);
    ready.then(
      () => {
        request.url = path.slice(deskPath.length);
        const answer = request.url === '/config.json' ? configuration : files;
        answer(request, response, next);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end('The desk could not be bundled.');
      },
    );
  };
}
