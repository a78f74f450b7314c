/**
 * `npm run dev`: the site while one edits it, on Next's own server, which shows what is saved at once.
 * After each save of content, the preparations run again: they say what an entry has wrong, and bring new
 * entries and pictures in.
 */
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import createNext from 'next';
import { createDesk, deskPath } from './desk/serve';
import { loadEnvironmentFiles } from './environment-files';
import { preparations } from './prepare/preparations';
import { runScript } from './run';
import { wantedPort } from './serve/port';
import { runInOrder } from './tasks';

/** What the preparations write there themselves. */
const written = 'collections.ts';

/** Editors save in several steps: so long (milliseconds) nothing more has to come. */
const quiet = 150;

/** Runs the preparations after each save in `content/`, one run after the other. */
function followContent(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const prepare = () => {
    const again = () => runScript('scripts/prepare.ts').catch(() => undefined);
    running = running.then(again);
  };
  const folders = readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => join(each.parentPath, each.name));
  // Folder by folder: watching all of them as one loses files that an editor replaces.
  for (const folder of ['content', ...folders]) {
    watch(folder, (_event, file) => {
      if (file === null || file === written) return;
      clearTimeout(timer);
      timer = setTimeout(prepare, quiet);
    });
  }
}

loadEnvironmentFiles();

/** Next's own server, with the desk beside it. */
async function serve(): Promise<string> {
  const port = wantedPort();
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH?.trim() ?? '';
  const app = createNext({ dev: true, port });
  await app.prepare();
  const answer = app.getRequestHandler();
  const answerDesk = createDesk(basePath);
  const server = createServer((request, response) => {
    answerDesk(request, response, () => void answer(request, response));
  });
  server.on('upgrade', app.getUpgradeHandler());
  await once(server.listen(port), 'listening');
  followContent();
  return `http://localhost:${port}${basePath}/, the desk at ${deskPath}/`;
}

const next = { name: 'Next', run: serve, advice: 'The lines above say why.' };
await runInOrder([...preparations, next]);
