/**
 * `npm run dev -- --export`: builds the export once and serves it; after each save in components/, browser/, lib/ or config/
 * its scripts and its style sheet are built again. Changes of the pages' HTML need another build.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { startServer } from '../serve/server';
import { secondsSince } from '../tasks/tasks';
import { watchFolders } from '../tasks/watch';
import { bundleBrowserScripts } from './browser-scripts';
import { withoutFonts } from './critical-css/critical-css';

const root = 'out';
const sheet = 'app/globals.css';

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
  // The server prefers it.
  rmSync(join(root, `${path}.br`), { force: true });
}

/** Builds the scripts and the style sheet under the names that the pages know. */
async function update(basePath: string, startPath: string, sheetPath: string): Promise<void> {
  const start = performance.now();
  const [{ files }, { css }] = await Promise.all([
    bundleBrowserScripts(basePath, false),
    postcss([tailwind()]).process(readFileSync(sheet), { from: sheet }),
  ]);
  for (const { path, text } of files) write(path, text);
  write(startPath, files.find(({ path }) => path.includes('/start.'))?.text ?? '');
  write(sheetPath, withoutFonts(css));
  console.log(`scripts and style sheet, ${secondsSince(start)}`);
}

export async function developExport(port: number): Promise<string> {
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH?.trim() ?? '';
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const [startPath = ''] = /_next\/static\/chunks\/start\.\w+\.js/.exec(page) ?? [];
  const [sheetPath = ''] = /_next\/static\/[\w./-]+\.css/.exec(page) ?? [];
  await startServer({ root, port, mailbox: '.mailbox', basePath, isFinal: false });
  const updateAll = () => update(basePath, startPath, sheetPath);
  // The first time takes longer.
  await updateAll();
  watchFolders(['app', 'browser', 'components', 'config', 'lib'], updateAll);
  return `http://localhost:${port}${basePath}/`;
}
