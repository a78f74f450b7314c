/**
 * The command `npm run bench`: measures pages of the built site beside the limit page
 * (bench/limit/page.ts) in interleaved rounds, and prints medians and their ratio to it. Three ways:
 * 'lab' (Lighthouse for phones), 'line' (a real slow line), 'taps' (answers at 4x slowdown).
 * Options: bench/options.ts. docs/measuring.md says how to read it.
 */
import { writeFileSync } from 'node:fs';
import { busyRemark } from './bench/busy';
import { hasLighthouse } from './bench/lab';
import { type Kind, type Options, readOptions, usage } from './bench/options';
import { startPhone } from './bench/phone';
import { table } from './bench/report';
import { inRounds, type Measured } from './bench/rounds';
import { allPages, type Sites, startSites, warm } from './bench/sites';
import { type Way, waysOf } from './bench/ways';

/** The wanted ways, without Lighthouse where it cannot be had. */
async function possible(wanted: readonly Kind[]): Promise<readonly Kind[]> {
  if (!wanted.includes('lab')) return wanted;
  console.error('Lighthouse is fetched if it is not there (360 MB, into the cache of npm).');
  if (await hasLighthouse()) return wanted;
  console.error('It cannot be fetched: measuring without it.');
  return wanted.filter((kind) => kind !== 'lab');
}

function print({ title, metrics, remark }: Way, { pages, busy }: Measured, rounds: number): void {
  console.log(`\n${title}; rounds: ${rounds}\n`);
  console.log(table(metrics, pages));
  for (const text of [busyRemark(busy), remark?.()]) if (text) console.log(text);
}

/** @param keep is given what is measured so far, again and again */
async function measure(way: Way, rounds: number, keep: (measured: Measured) => void) {
  let soFar: Measured | undefined;
  // Whoever ends it before its time still gets what an hour may have measured.
  const interrupted = () => {
    if (soFar) print(way, soFar, rounds);
    process.exit(1);
  };
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
  const tell = (text: string) => console.error(text);
  const measured = await inRounds(way.subjects, rounds, tell, (some) => {
    soFar = some;
    keep(some);
  });
  process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  print(way, measured, rounds);
}

async function bench({ pages, kinds, rounds, json }: Options, sites: Sites): Promise<void> {
  const targets = [
    sites.limit,
    sites.firstPicture,
    ...(pages ?? allPages()).map((path) => sites.page(path)),
  ];
  const results: Partial<Record<Kind, Measured>> = {};
  const phone = await startPhone();
  try {
    await warm(sites.scripts);
    const sizes = await warm(targets.map(({ url }) => url));
    console.log('Pages as they are sent, in bytes:');
    for (const [index, { page }] of targets.entries()) console.log(`  ${page}: ${sizes[index]}`);
    const ways = waysOf(sites, phone, targets);
    for (const kind of await possible(kinds)) {
      await measure(ways[kind], rounds, (measured) => {
        results[kind] = measured;
        if (json) writeFileSync(json, JSON.stringify(results, undefined, 2));
      });
    }
  } finally {
    await phone.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  const sites = await startSites();
  await bench(options, sites).finally(sites.close);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 1;
}
