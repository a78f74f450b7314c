import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A running server with a configuration of docs/hosting/. */
export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/** How to run a server in a folder of its own. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** The PATH with folders of system programs, which not every account has. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) };

/** Whether a program is installed. */
export function isInstalled(command: string): boolean {
  return spawnSync(command, ['-h'], { env, stdio: 'ignore' }).error === undefined;
}

/** A program's version; '' if it is not installed. */
export function versionOf(command: string, args: readonly string[]): string {
  return spawnSync(command, args, { env, encoding: 'utf8' }).stdout ?? '';
}

/** A free port, for servers that must be told one. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * Starts a server on a free port and waits until it responds.
 * @param prepare writes the server's files into the folder, and returns its command
 * @throws (rejects) with the server's output when it does not start
 */
export async function run(
  prepare: (folder: string, port: number) => Promise<Program>,
): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  const port = await freePort();
  const { command, args, environment } = await prepare(folder, port);
  const child = spawn(command, args, {
    env: { ...env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  if (await answers(url, child)) return { url, stop };
  await stop();
  throw new Error(`${command} did not come up:\n${said}`);
}
