import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../serve/free-port';
import type { Engine } from './driver';
import { openSession } from './webdriver';
import { startXvfb } from './xvfb';

/** How long a driver may take to start, in ms. */
const patience = 20_000;

/** Lets MiniBrowser's window become as narrow as a phone's: its own bar would keep it at 447 px. */
const narrowBars =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Starts a driver and waits until it answers; gives its origin. */
async function startDriver(
  program: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly origin: string; readonly child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(program, ['-p', String(port)], { stdio: 'ignore', env: environment });
  let failure: string | undefined;
  child.on('error', ({ message }) => {
    failure = message;
  });
  const origin = `http://127.0.0.1:${port}`;
  const end = Date.now() + patience;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))) {
    if (failure !== undefined || Date.now() > end) {
      child.kill();
      throw new Error(`${program} has not started: ${failure ?? 'it does not answer'}`);
    }
    await pause(50);
  }
  return { origin, child };
}

/** WebKitGTK's MiniBrowser by its WebKitWebDriver, on a screen that nobody sees. */
export async function webkitGtkEngine(program: string, xvfb: string): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowBars);
  const display = await startXvfb(xvfb);
  const environment = { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: folder };
  const end = async () => {
    display.process.kill();
    await rm(folder, { recursive: true, force: true });
  };
  const { origin, child } = await startDriver(program, environment).catch(
    async (error: unknown) => {
      await end();
      throw error;
    },
  );
  return {
    canDoWithoutJavaScript: true,
    open: ({ javaScript }) =>
      openSession(origin, {
        'webkitgtk:browserOptions': {
          args: ['--automation', `--enable-javascript-markup=${javaScript}`],
        },
      }),
    async close() {
      child.kill();
      await end();
    },
  };
}

/** Safari by its safaridriver. */
export async function safariEngine(program: string): Promise<Engine> {
  const { origin, child } = await startDriver(program, process.env);
  return {
    canDoWithoutJavaScript: false,
    open: () => openSession(origin, { browserName: 'safari' }),
    close: async () => void child.kill(),
  };
}
