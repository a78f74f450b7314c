import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../browser';

/**
 * Fetched by npx when it is first asked for, with the Node.js that it needs, and kept in npm's cache: as
 * a dependency it would add 360 MB to every installation, for a command that few run.
 */
const packages = ['node@22', 'lighthouse@13.5.0'];

/** What is read of Lighthouse's report: audits in their order in the table, with their headings. */
export const metrics = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
} as const;

export type Metric = keyof typeof metrics;

/** What one load measured, and its performance score from 0 to 1. */
export type Sample = Readonly<Record<Metric | 'performance', number>>;

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<Metric, { readonly numericValue?: number }>>;
}

/** Reads a report; what could not be measured is not a number. */
export function sampleOf({ categories, audits }: Report): Sample {
  const value = (metric: Metric) => audits[metric].numericValue ?? Number.NaN;
  return {
    performance: categories.performance.score ?? Number.NaN,
    'first-contentful-paint': value('first-contentful-paint'),
    'largest-contentful-paint': value('largest-contentful-paint'),
    'total-blocking-time': value('total-blocking-time'),
    'cumulative-layout-shift': value('cumulative-layout-shift'),
    'total-byte-weight': value('total-byte-weight'),
  };
}

/**
 * One run of Lighthouse for phones: a new browser, simulated slow 4G, processor slowed down four times.
 * @throws (rejects) when Lighthouse cannot be fetched, or the page not be measured
 */
export async function measure(url: string): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const isRoot = process.getuid?.() === 0;
  const isWindows = process.platform === 'win32';
  try {
    await promisify(execFile)(
      isWindows ? 'npx.cmd' : 'npx',
      [
        '--yes',
        ...packages.flatMap((name) => ['--package', name]),
        '--',
        'lighthouse',
        url,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=--headless=new --disable-background-networking${isRoot ? ' --no-sandbox' : ''}`,
      ],
      { env: { ...process.env, CHROME_PATH: findChromium() }, shell: isWindows },
    );
    // Lighthouse's own format, of which only numbers are read.
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return sampleOf(report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
