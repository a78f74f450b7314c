import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../browser';

/**
 * Fetched by npx on first use, with the Node.js that it needs, and kept in npm's cache: as a dependency it
 * would add 360 MB to every installation, for a command that few run.
 */
const packages = ['node@22', 'lighthouse@13.5.0'];

/** The audits that are read from Lighthouse's report, by the table's headings. */
const audits = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** What one load measured, by heading, and its performance score from 0 to 100. */
export type Sample = Readonly<Record<keyof typeof audits | 'score', number>>;

export interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Reads a report; what could not be measured is NaN. */
export function sampleOf(report: Report): Sample {
  const { score } = report.categories.performance;
  const values = Object.entries(audits).map(([heading, audit]) => [
    heading,
    report.audits[audit]?.numericValue ?? Number.NaN,
  ]);
  // Its keys are those of `audits`.
  return { score: (score ?? Number.NaN) * 100, ...Object.fromEntries(values) } as Sample;
}

/**
 * One run of Lighthouse for phones: a new browser, simulated slow 4G, processor slowed down four times.
 * @throws (rejects) when Lighthouse cannot be fetched, or the page not be measured
 */
export async function measure(url: string): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const parameters = [
    ...packages.map((name) => `--package=${name}`),
    '--yes',
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=--headless=new --disable-background-networking${sandbox}`,
  ];
  try {
    const env = { ...process.env, CHROME_PATH: findChromium() };
    await promisify(execFile)('npx', parameters, { env });
    // Lighthouse's own format, of which only numbers are read.
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return sampleOf(report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
