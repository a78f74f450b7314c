import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { adminFolder, adminPath, bundleAdmin } from './bundle';

/** Serves the admin for local files; bundled on the first request. */
export function createAdmin(basePath = '', hasNotices = false) {
  const bundled = `.cache/admin/${hasNotices ? 'notices' : 'plain'}`;
  const options = { dev: true, etag: true };
  const files = sirv(bundled, options);
  const configuration = sirv(adminFolder, options);
  let ready: Promise<void> | undefined;
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = request.url ?? '';
    if (path === adminPath)
      return void response.writeHead(302, { Location: `${basePath}${adminPath}/` }).end();
    if (!path.startsWith(`${adminPath}/`)) return next();
    ready ??= bundleAdmin(bundled, hasNotices);
    try {
      await ready;
    } catch (error) {
      console.error(error);
      return void response.writeHead(500).end('Bundling the admin failed.');
    }
    request.url = path.slice(adminPath.length);
    (request.url === '/config.json' ? configuration : files)(request, response, next);
  };
}
