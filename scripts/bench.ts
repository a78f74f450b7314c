/**
 * The command `npm run bench`: measures pages of the built site beside the limit page
 * (bench/limit/page.ts) in interleaved rounds, and prints medians and their ratio to it. Three ways:
 * 'lab' (Lighthouse for phones), 'line' (a real slow line), 'taps' (answers at 4x slowdown).
 * Options: bench/options.ts.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { sep } from 'node:path';
import { busyRemark } from './bench/busy';
import { hasLighthouse, labMetrics } from './bench/lab';
import { lineMetrics } from './bench/line';
import { type Kind, type Options, readOptions, usage } from './bench/options';
import { startPhone } from './bench/phone';
import { type Metric, table } from './bench/report';
import { inRounds, type Measured, type Subject } from './bench/rounds';
import { startSites } from './bench/sites';
import { labSubjects, lineSubjects, tapSubjects } from './bench/subjects';
import { tapMetrics } from './bench/taps';

const titles: Readonly<Record<Kind, string>> = {
  lab: 'Lighthouse for phones (simulated slow 4G, 4x slowdown)',
  line: 'A real line of 400 kbit/s and 400 ms, 4x slowdown, nothing cached',
  taps: 'Answers to taps on the settled page, 4x slowdown',
};

/** Addresses of all pages of the export but the error pages. */
function allPages(): string[] {
  return readdirSync('out', { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(sep).join('/')}`)
    .filter((file) => file.endsWith('/index.html') && !/^\/(404|_not-found)\//.test(file))
    .map((file) => file.slice(0, -'index.html'.length))
    .sort();
}

function print(metrics: readonly Metric[], { pages, busy }: Measured): void {
  console.log(table(metrics, pages));
  const remark = busyRemark(busy);
  if (remark) console.log(remark);
}

async function bench(options: Options): Promise<void> {
  const results: Partial<Record<Kind, Measured>> = {};
  const sites = await startSites();
  const phone = await startPhone();
  const targets = [
    sites.limit,
    sites.firstPicture,
    ...(options.pages ?? allPages()).map((path) => sites.page(path)),
  ];
  const measure = async (kind: Kind, metrics: readonly Metric[], subjects: readonly Subject[]) => {
    const measured = await inRounds(subjects, options.rounds, (text) => console.error(text));
    results[kind] = measured;
    console.log(`\n${titles[kind]}; ${options.rounds} rounds\n`);
    print(metrics, measured);
  };
  try {
    for (const kind of options.kinds) {
      if (kind === 'lab') {
        console.error(
          'Lighthouse is fetched when it is not there yet (360 MB, into the cache of npm).',
        );
        if (await hasLighthouse()) await measure(kind, labMetrics, labSubjects(targets));
        else
          console.log('\nLighthouse could not be fetched; the other measurements do without it.');
      } else if (kind === 'line') {
        const early = new Map<string, readonly string[]>();
        await measure(kind, lineMetrics, lineSubjects(targets, phone, early));
        console.log('\nAsked for before the largest paint:');
        for (const [page, files] of early) console.log(`${page}\n  ${files.join('\n  ')}`);
      } else {
        await measure(kind, tapMetrics, tapSubjects(sites, phone));
      }
    }
  } finally {
    await phone.close();
    await sites.close();
    if (options.json) writeFileSync(options.json, JSON.stringify(results, undefined, 2));
  }
}

try {
  await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 1;
}
