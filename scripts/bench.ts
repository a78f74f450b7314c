/**
 * The command `npm run bench`: Lighthouse for phones on pages of the built site in turns, beside the limit page and, optionally,
 * another build. Prints one table of medians (docs/measuring.md).
 */
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
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

/** Elements and attributes that the limit page keeps. */
const keptAttributes =
  /^(action|alt|enctype|for|height|href|id|loading|media|method|name|popover(target)?|required|rows|sizes|src(set)?|type|width)$/;

/**
 * The limit page: a lower bound for the time of any page with the same words and pictures. It is the built home page reduced to
 * its visible content, in plain HTML with one inlined style sheet and a system font: no class lists, no data, no script.
 */
function limitPage(home: string): string {
  const $ = load(home);
  const title = $('title').text();
  $('head').empty();
  $('script, style, link, template, svg, [hidden], [aria-hidden="true"], .sr-only').remove();
  $('button:not([popovertarget], [type="submit"])').remove();
  const rows = $('[aria-roledescription="slide"]').parent();
  for (const element of $('body, body *')) {
    for (const name of Object.keys(element.attribs))
      if (!keptAttributes.test(name)) $(element).removeAttr(name);
  }
  rows.attr('class', 'row');
  $('head').append(
    '<meta charset="utf-8">',
    // As on the site's pages: until Chromium reads a policy, it guesses the width of pictures.
    `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    $('<title></title>').text(title),
    `<style>${readFileSync('scripts/bench/limit.css', 'utf8').replace(/\s+/g, ' ')}</style>`,
  );
  return $.html();
}

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

if (!existsSync('out/index.html')) {
  console.error('There is no built site in out/. Build it first: npm run build');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
for (const name of readdirSync('out'))
  if (!name.startsWith('index.html')) symlinkSync(resolve('out', name), join(folder, name));
const limit = limitPage(readFileSync('out/index.html', 'utf8'));
writeFileSync(join(folder, 'index.html'), limit);
writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(limit));

const serve = (root: string) => startServer({ root, port: 0, mailbox: join(folder, 'mailbox') });
const builds = ['out', ...(options.against ? [options.against] : [])];
const servers = await Promise.all([folder, ...builds].map(serve));
const pages = [
  { name: 'limit page', url: `${servers[0]?.url}/` },
  ...options.pages.split(',').flatMap((path) =>
    builds.map((build, at) => ({
      name: `${path} of ${build}`,
      url: servers[at + 1]?.url + path,
    })),
  ),
].map((page) => ({ ...page, samples: [] as (readonly number[])[] }));
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
rmSync(folder, { recursive: true });
