/**
 * The command `npm run bench`: Lighthouse for phones on pages of the built site and, optionally, of another build, in turns.
 * Prints one table of medians (docs/measuring.md).
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findChromium } from './browser/find';
import { startServer } from './serve/server';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/curtains/wave/' },
    rounds: { type: 'string', default: '5' },
    against: { type: 'string' },
  },
});

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];

/** One load in a new browser. Lighthouse comes by npx: as a dependency it would add 360 MB to every installation. */
async function measure(url: string, attempts = 3): Promise<readonly number[]> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const flags = ['--quiet', '--only-categories=performance', '--output=json'];
  const chrome = `--chrome-flags=--headless=new --disable-background-networking${sandbox}`;
  const env = { ...process.env, CHROME_PATH: await findChromium() };
  const maxBuffer = Number.POSITIVE_INFINITY;
  try {
    const args = ['--yes', 'lighthouse@13.5.0', url, ...flags, chrome];
    const { stdout } = await promisify(execFile)('npx', args, { maxBuffer, env });
    const report = JSON.parse(stdout);
    return audits.map((audit) => report.audits[audit].numericValue);
  } catch (error) {
    // Now and then Chromium records no trace; Lighthouse then fails with a report of some 200 kB.
    if (attempts === 1) throw new Error(String(error).slice(0, 1000));
    return measure(url, attempts - 1);
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const mailbox = mkdtempSync(join(tmpdir(), 'bench-'));
const builds = ['out', ...(options.against ? [options.against] : [])];
const servers = await Promise.all(builds.map((root) => startServer({ root, port: 0, mailbox })));
const pages = options.pages.split(',').flatMap((path) =>
  servers.map(({ url }, at) => ({
    name: `${path} of ${builds[at]}`,
    url: url + path,
    samples: [] as (readonly number[])[],
  })),
);
for (let round = 1; round <= Number(options.rounds); round += 1) {
  console.error(`Round ${round} of ${options.rounds} …`);
  for (const { url, samples } of pages) samples.push(await measure(url));
}
const rows = pages.map(({ name, samples }) => {
  const cells = audits.map((audit, at) => [audit, median(samples.map((each) => each[at] ?? 0))]);
  return [name, Object.fromEntries(cells)];
});
console.table(Object.fromEntries(rows));
await Promise.all(servers.map((server) => server.close()));
rmSync(mailbox, { recursive: true });
