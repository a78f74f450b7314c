import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { pageAddresses } from '../page-addresses';
import { startServer } from '../serve/server';
import { preparedQuality } from '../serve/static/compress';
import { limitPage } from './limit/page';

const out = 'out';

/** Addresses of all pages of the export but the error page. */
export function allPages(): string[] {
  return pageAddresses(out).filter((path) => path !== '/404/');
}

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
  /** Addresses of the export's scripts. */
  readonly scripts: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Has the server compress files before they are measured: else the first round waits for it.
 * @returns bytes of each as it is sent
 */
export async function warm(urls: readonly string[]): Promise<number[]> {
  const sizes: number[] = [];
  for (const url of urls) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    sizes.push(Number(answer.headers.get('content-length')));
  }
  return sizes;
}

/** Addresses of all scripts of the export, from the host's root. */
function allScripts(): string[] {
  return readdirSync(join(out, '_next'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/_next/${file.split(sep).join('/')}`);
}

/** A folder with the limit pages beside the export's own pictures and headers. */
function limitFolder(folder: string): void {
  for (const name of ['media', 'clients'])
    symlinkSync(resolve(out, name), join(folder, name), 'junction');
  for (const name of ['_headers', 'favicon.ico']) copyFileSync(join(out, name), join(folder, name));
  mkdirSync(join(folder, 'first-picture'));
  writeFileSync(join(folder, 'index.html'), limitPage('all'));
  writeFileSync(join(folder, 'first-picture', 'index.html'), limitPage('first'));
}

/**
 * Serves the export and the limit pages as hosts with prepared files do (Brotli at its highest quality,
 * HTTP/1.1), each at an origin of its own.
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
    startServer({
      root,
      port: 0,
      mailbox: join(folder, 'mailbox'),
      host: '127.0.0.1',
      brotliQuality: preparedQuality,
    });
  const [site, limit] = [await serve(out), await serve(limits)];
  return {
    limit: { page: 'limit', url: `${limit.url}/` },
    firstPicture: { page: 'limit, first picture alone', url: `${limit.url}/first-picture/` },
    page: (path) => ({ page: path, url: site.url + path }),
    scripts: allScripts().map((path) => site.url + path),
    close: async () => {
      await Promise.all([site.close(), limit.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
