import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../browser';
import type { Metric } from './report';
import type { Sample } from './statistics';

/**
 * Lighthouse and the Node.js that it needs are fetched by npx when they are first asked for, and kept
 * in npm's cache: as a dependency they would add 360 MB to every installation, for a command that few run.
 */
const packages = ['node@22.23.3', 'lighthouse@13.5.0'] as const;

export const labMetrics: readonly Metric[] = [
  { key: 'performance', title: 'performance' },
  { key: 'accessibility', title: 'accessibility' },
  { key: 'best-practices', title: 'best practices' },
  { key: 'seo', title: 'SEO' },
  { key: 'first-contentful-paint', title: 'FCP ms', against: 'ratio' },
  { key: 'largest-contentful-paint', title: 'LCP ms', against: 'ratio' },
  { key: 'total-blocking-time', title: 'TBT ms', against: 'difference' },
  { key: 'cumulative-layout-shift', title: 'CLS', digits: 3 },
  { key: 'total-byte-weight', title: 'bytes', against: 'ratio' },
];

/** The parts of Lighthouse's report that are read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Scores from 0 to 100, then the measured values. */
export function sampleOf({ categories, audits }: Report): Sample {
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  const values = labMetrics.flatMap(({ key }) => {
    const value = audits[key]?.numericValue;
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries([...scores, ...values]);
}

function npx(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const program = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const fetched = packages.flatMap((name) => ['--package', name]);
  return promisify(execFile)(program, ['--yes', ...fetched, '--', ...args], {
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
    maxBuffer: 1e8,
  });
}

/** Whether Lighthouse is there or can be fetched. */
export async function hasLighthouse(): Promise<boolean> {
  return npx(['lighthouse', '--version']).then(
    () => true,
    () => false,
  );
}

/**
 * One run of Lighthouse for phones: a browser of its own, simulated slow 4G, 4x slowdown.
 * @throws (rejects) when the page could not be measured
 */
export async function measureLab(url: string): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const root = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  try {
    await npx(
      [
        'lighthouse',
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=--headless=new --disable-background-networking${root}`,
      ],
      { CHROME_PATH: await findBrowser() },
    );
    // Lighthouse's own format, of which only numbers are read.
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return sampleOf(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
