/**
 * The command `npm run bench`: Lighthouse over pages of the built site, beside the limit page
 * (bench/limit-page.ts) and, optionally, another build, in turns. Prints one table of medians and ratios;
 * docs/measuring.md says how to read it.
 */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measure, type Sample } from './bench/lighthouse';
import { limitPage } from './bench/limit-page';
import { type Measured, table } from './bench/table';
import { pageAddresses } from './page-addresses';
import { type RunningServer, startServer } from './serve/server';

const usage =
  'npm run bench -- [--pages /,/curtains/wave/ | --all] [--rounds 5] [--against ../other/out]';

interface Page extends Measured {
  readonly url: string;
  readonly samples: Sample[];
}

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/curtains/wave/' },
    all: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    against: { type: 'string' },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const servers: RunningServer[] = [];

/**
 * Serves a copy of a build as hosts with prepared files do: Brotli at its highest quality.
 * @param home replaces its home page
 * @returns its origin
 */
async function serve(out: string, name: string, home?: string): Promise<string> {
  const root = join(folder, name);
  await mkdir(root);
  // Pictures are linked; the text files of Next's router are not requested by plain links.
  const isCopied = (path: string) => path !== join(out, 'media') && !path.endsWith('.txt');
  await cp(out, root, { recursive: true, filter: isCopied });
  await symlink(resolve(out, 'media'), join(root, 'media'), 'junction');
  if (home !== undefined) await writeFile(join(root, 'index.html'), home);
  const mailbox = join(folder, 'mailbox');
  const server = await startServer({ root, port: 0, mailbox, host: '127.0.0.1' });
  servers.push(server);
  return server.url;
}

const page = (name: string, url: string, against?: Measured): Page => ({
  name,
  url,
  samples: [],
  ...(against && { against }),
});

async function bench(): Promise<void> {
  const rounds = Number(options.rounds);
  if (!(rounds >= 1)) throw new Error(`--rounds is '${options.rounds}'. Use a number from 1`);
  const home = await readFile(join('out', 'index.html'), 'utf8').catch(() => {
    throw new Error('There is no built site in out/. Build it first: npm run build');
  });
  console.error('Preparing copies with small files …');
  const limit = page('limit page', `${await serve('out', 'limit', limitPage(home))}/`);
  const here = await serve('out', 'out');
  const there = options.against && (await serve(options.against, 'against'));
  const paths = options.all
    ? pageAddresses('out').filter((path) => path !== '/404/')
    : options.pages.split(',');
  const pages = [
    limit,
    ...paths.flatMap((path) => {
      const own = page(path, here + path, limit);
      if (!there) return [own];
      const other = page(`${path} in ${options.against}`, there + path, limit);
      // The samples of `own` once more, compared with the other build.
      return [other, own, { ...own, name: `${path} to that`, against: other }];
    }),
  ];
  let order = pages.filter(({ samples }, index) => pages[index - 1]?.samples !== samples);
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, url, samples } of order) {
      console.error(`round ${round} of ${rounds}: ${name}`);
      // One crash of the browser must not discard a quarter of an hour's figures.
      samples.push(await measure(url).catch(() => measure(url)));
    }
    // Rotated, so that none always follows the same one.
    order = [...order.slice(1), ...order.slice(0, 1)];
  }
  console.log(`\nLighthouse for phones, medians of ${rounds}; × and ± to the limit page\n`);
  console.log(table(pages));
}

try {
  await bench();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 1;
} finally {
  await Promise.all(servers.map((server) => server.close()));
  await rm(folder, { recursive: true, force: true });
}
