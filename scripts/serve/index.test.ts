/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { send, temporaryFolder } from './testing';

const folder = temporaryFolder();
const tsx = resolve('node_modules/tsx/dist/cli.mjs');
const command = resolve('scripts/serve/index.ts');

function start(environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, NEXT_PUBLIC_BASE_PATH: '', HOST: '', ...environment };
  return spawn(process.execPath, [tsx, command], { cwd: folder.path, env });
}

afterAll(() => folder.remove());

test('says that there is no built site', async () => {
  const child = start({ PORT: '0' });
  const [text]: unknown[] = await once(child.stderr ?? child, 'data');
  expect(String(text)).toContain('There is no built site in out/. Build it first: npm run build');
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test('says where the site is and ends at once on Ctrl-C', async () => {
  folder.write('out/index.html', 'home');
  const child = start({ PORT: '0' });
  const [text]: unknown[] = await once(child.stdout ?? child, 'data');
  const url = /Site: +(http:\S+)/.exec(String(text))?.[1] ?? '';
  expect((await send(url, '/', { Connection: 'keep-alive' })).body.toString()).toBe('home');
  const ended = once(child, 'exit');
  const asked = Date.now();
  child.kill('SIGINT');
  await ended;
  expect(Date.now() - asked).toBeLessThan(2000);
});
