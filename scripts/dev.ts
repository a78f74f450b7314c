/** `npm run dev`: after each save of content the preparations run again, and errors are shown on the site and in the admin. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import createNext from 'next';
import { adminPath } from './admin/bundle';
import { type Notice, Notices } from './admin/notices';
import { adminPlace } from './admin/place';
import { createAdmin } from './admin/serve';
import { preparations } from './assets/preparations';
import { checkContent } from './check/validate';
import { bundleRetiredWorker, workerPath } from './export/browser-scripts';
import { writeCollections } from './index-content/collections';
import { listen, portSetting, refuseOtherHosts } from './serve/port';
import { loadSettings, settings } from './tasks/settings';
import { runInOrder } from './tasks/tasks';

async function prepareAgain(): Promise<string> {
  const args = ['--import', 'tsx', 'scripts/assets.ts'];
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'pipe'] });
  const [consoleErrors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (consoleErrors) console.error(consoleErrors);
  return code === 0 ? '' : consoleErrors.trim();
}

/** Debounce of file events (milliseconds): editors save in several steps. */
const quiet = 150;

function watchFolder(root: string, handle: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(handle).catch(console.error);
  };
  const below = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => join(each.parentPath, each.name));
  // Each folder separately: recursive watching misses replaced files.
  for (const folder of [root, ...below])
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(run, quiet);
    });
}

async function noticesNow(): Promise<readonly Notice[]> {
  const { errors } = await checkContent();
  return errors.map((error) => ({ ...adminPlace(error), message: error.message }));
}

async function follow(notices: Notices): Promise<void> {
  writeCollections();
  const errors = await noticesNow();
  notices.publish(errors);
  const consoleErrors = await prepareAgain();
  if (errors.length === 0 && consoleErrors)
    notices.publish([{ place: 'The site', message: consoleErrors }]);
}

loadSettings('development');

async function serve(port: number): Promise<string> {
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH?.trim() ?? '';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const app = createNext({ dev: true, port });
  const answerAdmin = createAdmin(basePath, true);
  const notices = new Notices();
  const { text: retiredWorker } = await bundleRetiredWorker();
  const server = createServer((request, response) => {
    if (refuseOtherHosts(request, response)) return;
    // The preview had this port, below this path or another.
    if (request.url?.endsWith(`/${workerPath}`)) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      response.end(retiredWorker);
      return;
    }
    notices.answer(request, response, () =>
      answerAdmin(request, response, () => void app.getRequestHandler()(request, response)),
    );
  });
  // A request that comes before would never be answered.
  await app.prepare();
  await listen(server, port);
  server.on('upgrade', app.getUpgradeHandler());
  watchFolder('content', () => follow(notices));
  notices.publish(await noticesNow());
  return `http://localhost:${port}${basePath}/, the admin at ${adminPath}/`;
}

if (!(await runInOrder([settings]))) process.exit();
// Starts also with errors in the content, which are corrected in the admin.
await runInOrder(preparations);
process.exitCode = 0;
const run = () => serve(portSetting());
// Other handles would keep the process alive.
if (!(await runInOrder([{ name: 'Next', run, advice: 'The lines above say why.' }])))
  process.exit();
