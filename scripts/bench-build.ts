/**
 * The command `npm run bench:build`: builds copies of the project with 25, 100 and 400 synthetic
 * category pages (or as many as its arguments say) and prints time, memory and size of each, and
 * whether they grow with the number of pages or faster. Takes minutes; leaves nothing behind.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growth, type Run } from './bench-build/growth';
import { hardCopy } from './bench-build/hard-copy';
import { measure } from './bench-build/measure';
import { writeSyntheticPages } from './bench-build/synthetic-pages';
import { copyProject } from './copy-project';

/** Megabytes of the pages in a folder. */
function htmlSize(folder: string): number {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  return pages.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1024 ** 2;
}

async function build(pages: number): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), `build-${pages}-`));
  try {
    copyProject(folder, hardCopy);
    writeSyntheticPages(folder, pages);
    const measured = await measure(['--import', 'tsx', 'scripts/build.ts'], folder);
    return { pages, ...measured, html: htmlSize(join(folder, 'out')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(...cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(10)).join('');
}

async function main(sizes: readonly number[]): Promise<void> {
  console.log(row('pages', 'seconds', 'peak MB', 'HTML MB'));
  const runs: Run[] = [];
  for (const pages of sizes) {
    const run = await build(pages);
    runs.push(run);
    const { seconds, peak, html } = run;
    console.log(row(`+${pages}`, seconds.toFixed(1), peak.toFixed(0), html.toFixed(1)));
  }
  for (const line of growth(runs)) console.log(line);
}

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 0)) {
  console.error('Give numbers of pages, ascending: npm run bench:build -- 25 100 400');
  process.exitCode = 2;
} else {
  await main(sizes.length > 0 ? sizes : [25, 100, 400]);
}
