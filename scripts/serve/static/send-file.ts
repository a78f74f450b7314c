import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Compressor, smallestCompressed } from './compress';
import { isUnchanged, rangeHolds } from './conditions';
import { isText } from './content-types';
import { chooseEncoding, type Encoding } from './encoding';
import type { SiteFile } from './find-file';
import { parseRange } from './range';

function encodingFor(request: IncomingMessage, file: SiteFile): Encoding {
  if (!isText(file.type) || file.size < smallestCompressed) return 'identity';
  return chooseEncoding(request.headers['accept-encoding']);
}

/** Ends an answer that has no body, and so no type. */
function endEmpty(response: ServerResponse, status: number): void {
  response.removeHeader('Content-Type');
  response.statusCode = status;
  response.end();
}

/** Sends the file's own bytes, or the part of a film or picture that was asked for. */
async function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
): Promise<void> {
  const canCut = response.statusCode === 200 && !isText(file.type) && request.method === 'GET';
  const wanted =
    canCut && rangeHolds(request.headers, file.etag, file.modified)
      ? parseRange(request.headers.range, file.size)
      : undefined;
  if (wanted === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${file.size}`);
    endEmpty(response, 416);
    return;
  }
  if (wanted) {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${wanted.start}-${wanted.end}/${file.size}`);
  }
  response.setHeader('Content-Length', wanted ? wanted.end - wanted.start + 1 : file.size);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // A client that leaves in the middle of a film is no fault of ours.
  await pipeline(createReadStream(file.path, wanted), response).catch(() => response.destroy());
}

/**
 * Answers a GET or HEAD with a file: whole, compressed, a part of it (206, 416), or 'not changed'
 * (304). When the status was set to another than 200, the file is sent whole as that status's page.
 * @throws (rejects) when the file is gone before it is read
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  compress: Compressor,
): Promise<void> {
  const encoding = encodingFor(request, file);
  // Each encoding is a representation of its own, with its own strong tag.
  const etag = encoding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);

  response.setHeader('Content-Type', file.type);
  if (isText(file.type)) response.setHeader('Vary', 'Accept-Encoding');
  else response.setHeader('Accept-Ranges', 'bytes');
  if (response.statusCode === 200) {
    response.setHeader('ETag', etag);
    response.setHeader('Last-Modified', file.modified.toUTCString());
    if (isUnchanged(request.headers, etag, file.modified)) {
      endEmpty(response, 304);
      return;
    }
  }
  if (encoding === 'identity') {
    await sendPlain(request, response, file);
    return;
  }
  const bytes = await compress(file, encoding);
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
