import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isHidden, joinParts } from './address';
import { contentType } from './content-types';

export interface SiteFile {
  readonly path: string;
  /** Its one address under the site: pages end in a slash, whichever way they were asked for. */
  readonly address: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly modified: Date;
  /** Strong entity tag of the uncompressed bytes, made as nginx does from time and size. */
  readonly etag: string;
}

async function fileAt(root: string, parts: readonly string[]): Promise<SiteFile | undefined> {
  const path = join(root, ...parts);
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  // HTTP dates have whole seconds.
  const modified = new Date(Math.floor(info.mtimeMs / 1000) * 1000);
  return {
    path,
    address: joinParts(parts).replace(/\/index\.html$/, '/'),
    type: contentType(path),
    size: info.size,
    modified,
    etag: `"${Math.floor(info.mtimeMs).toString(16)}-${info.size.toString(16)}"`,
  };
}

/**
 * Finds what an exported site holds at an address: a file, or a folder's `index.html`, with or
 * without the slash at the end.
 * @param parts decoded, as `splitTarget` gives them
 */
export async function findFile(
  root: string,
  parts: readonly string[],
): Promise<SiteFile | undefined> {
  if (isHidden(parts)) return undefined;
  const isFolder = parts.at(-1) === '';
  const names = isFolder ? parts.slice(0, -1) : parts;
  if (names.includes('')) return undefined;
  const file = isFolder ? undefined : await fileAt(root, names);
  return file ?? fileAt(root, [...names, 'index.html']);
}
