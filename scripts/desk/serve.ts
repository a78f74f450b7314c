import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Where the desk stands, below the base path. */
export const deskPath = '/admin';
/** The desk's own files, and those of Sveltia CMS beside them. */
export const deskFolder = 'desk';
export const editorFolder = 'node_modules/@sveltia/cms/npm';

/** Serves the desk for the files on this computer. */
export function createDesk(basePath = ''): Handler {
  const options = { dev: true, etag: true };
  const own = sirv(deskFolder, options);
  const editor = sirv(editorFolder, options);
  return (request, response, next) => {
    const path = request.url ?? '';
    if (path === deskPath) {
      response.writeHead(302, { Location: `${basePath}${deskPath}/` }).end();
      return;
    }
    if (!path.startsWith(`${deskPath}/`)) return next();
    const inside = path.slice(deskPath.length);
    const [files, at] = inside.startsWith('/cms/')
      ? [editor, inside.slice('/cms'.length)]
      : [own, inside];
    request.url = at;
    files(request, response, next);
  };
}
