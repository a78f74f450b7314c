import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../send-text';
import { joinParts, withoutBase } from './address';
import { createCompressor } from './compress';
import { findFile } from './find-file';
import { sendFile } from './send-file';
import { createSiteHeaders, revalidate } from './site-headers';

export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  parts: readonly string[],
) => Promise<void>;

/**
 * Serves an exported site as a good static host does: clean addresses, `404.html` for anything
 * unknown, the headers of `_headers`.
 * @param root folder of the export
 * @param basePath '' or a prefix such as '/shop', under which the site then stands
 * @param brotliQuality up to 11; quick at first and then small when left out
 */
export function createSite(root: string, basePath: string, brotliQuality?: number): SiteHandler {
  const headersOf = createSiteHeaders(root);
  const compress = createCompressor(brotliQuality);

  return async (request, response, parts) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed');
      return;
    }
    const inside = withoutBase(parts, basePath);
    if (!inside && joinParts(parts) === '/') {
      response.writeHead(302, { Location: `${basePath}/` }).end();
      return;
    }
    const found = inside && (await findFile(root, inside));
    const file = found ?? (await findFile(root, ['404.html']));
    // Rules may be written with or without the base path, so both addresses are tried.
    const address = found?.address ?? joinParts(inside ?? parts);
    const headers = await headersOf([address, `${basePath}${address}`]);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (!found) {
      response.statusCode = 404;
      // What is missing now may be there after the next build.
      response.setHeader('Cache-Control', revalidate);
    }
    if (file) await sendFile(request, response, file, compress);
    else sendText(response, 404, 'Not found');
  };
}
