import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clickActions, keyActions, typeActions } from './actions';
import { type Bidi, connectBidi } from './bidi';
import type { Driver, DriverOptions, Engine } from './driver';

/** How long a browser may take to start, in ms. */
const patience = 60_000;

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** The folder of a new profile: in the project, since a Firefox from a snap does not see /tmp. */
async function newProfile({ javaScript }: DriverOptions): Promise<string> {
  await mkdir('.cache', { recursive: true });
  const profile = await mkdtemp(resolve('.cache', 'firefox-'));
  await writeFile(join(profile, 'user.js'), `user_pref("javascript.enabled", ${javaScript});\n`);
  return profile;
}

/** Waits for the file in which Firefox says where it listens. */
async function addressOf(profile: string, failed: () => string | undefined): Promise<string> {
  const file = join(profile, 'WebDriverBiDiServer.json');
  const end = Date.now() + patience;
  while (!existsSync(file)) {
    const reason = failed() ?? (Date.now() > end ? 'it does not answer' : undefined);
    if (reason !== undefined) throw new Error(`Firefox has not started: ${reason}`);
    await pause(50);
  }
  // Written in one go, but seen perhaps before its last byte.
  await pause(50);
  const { ws_host: host, ws_port: port } = JSON.parse(readFileSync(file, 'utf8'));
  return `ws://${host}:${port}/session`;
}

/** Begins a session with one window. */
async function openWindow(bidi: Bidi): Promise<Omit<Driver, 'close'>> {
  const complaints: string[] = [];
  await bidi.send('session.new', { capabilities: {} });
  bidi.on('log.entryAdded', ({ level, text }) => {
    if (level === 'error') complaints.push(text ?? 'an error without words');
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
  });
  const perform = async (actions: readonly object[]) => {
    await bidi.send('input.performActions', { context, actions });
  };
  return {
    async goto(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async traverse(direction) {
      const delta = direction === 'back' ? -1 : 1;
      await bidi.send('browsingContext.traverseHistory', { context, delta });
    },
    async evaluate(expression) {
      const target = { context };
      const params = { expression, target, awaitPromise: true, userActivation: false };
      const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', params);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ?? '';
    },
    click: (x, y) => perform(clickActions(x, y)),
    type: (text) => perform(typeActions(text)),
    press: (key) => perform(keyActions(key)),
    async resize(width, height) {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    complaints: async () => complaints,
    async screenshot() {
      const shot = { context };
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', shot);
      return Buffer.from(data, 'base64');
    },
  };
}

/**
 * An installed Firefox, moved by WebDriver BiDi, which it speaks itself: no geckodriver is needed. Each
 * window is a process with a profile of its own.
 */
export function firefoxEngine(program: string): Engine {
  return {
    canDoWithoutJavaScript: true,
    async open(options) {
      const profile = await newProfile(options);
      const parameters = ['--headless', '--no-remote', '--profile', profile];
      const child = spawn(program, [...parameters, '--remote-debugging-port=0'], {
        stdio: 'ignore',
        // Root's Firefox starts only in a home of root's.
        env: { ...process.env, ...(process.getuid?.() === 0 && { HOME: profile }) },
      });
      let failure: string | undefined;
      child.on('error', ({ message }) => {
        failure = message;
      });
      const ended = once(child, 'close').catch(() => undefined);
      const end = async () => {
        child.kill();
        await Promise.race([ended, pause(5000)]);
        await rm(profile, { recursive: true, force: true, maxRetries: 10 });
      };
      try {
        const failed = () =>
          failure ?? (child.exitCode ? `it ended with ${child.exitCode}` : undefined);
        const bidi = await connectBidi(await addressOf(profile, failed));
        const window = await openWindow(bidi);
        return { ...window, close: end };
      } catch (error) {
        await end();
        throw error;
      }
    },
    close: async () => {
      // Each window has ended its own process.
    },
  };
}
