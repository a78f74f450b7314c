import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../serve/server';
import { limitPage } from './limit/page';

const out = 'out';

/** A page to measure. */
export interface Target {
  /** Its name in tables. */
  readonly page: string;
  readonly url: string;
}

export interface Sites {
  readonly limit: Target;
  /** The limit page when nothing but its first picture is fetched. */
  readonly firstPicture: Target;
  /** A page of the export by its address. */
  readonly page: (path: string) => Target;
  readonly close: () => Promise<void>;
}

/** A folder with the limit pages beside the export's own pictures and headers. */
function limitFolder(folder: string): void {
  for (const name of ['media', 'clients'])
    symlinkSync(resolve(out, name), join(folder, name), 'junction');
  copyFileSync(join(out, '_headers'), join(folder, '_headers'));
  mkdirSync(join(folder, 'first-picture'));
  writeFileSync(join(folder, 'index.html'), limitPage('all'));
  writeFileSync(join(folder, 'first-picture', 'index.html'), limitPage('first'));
}

/**
 * Serves the export and the limit pages as hosts do (Brotli, HTTP/1.1), each at an origin of its own.
 * @throws Error when there is no built site
 */
export async function startSites(): Promise<Sites> {
  if (!existsSync(join(out, 'index.html'))) {
    throw new Error(`There is no built site in ${out}/. Build it first: npm run build`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const limits = join(folder, 'limit');
  mkdirSync(limits);
  limitFolder(limits);
  const serve = (root: string) =>
    startServer({ root, port: 0, mailbox: join(folder, 'mailbox'), host: '127.0.0.1' });
  const [site, limit] = [await serve(out), await serve(limits)];
  return {
    limit: { page: 'limit', url: `${limit.url}/` },
    firstPicture: { page: 'limit, first picture alone', url: `${limit.url}/first-picture/` },
    page: (path) => ({ page: path, url: site.url + path }),
    close: async () => {
      await Promise.all([site.close(), limit.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
