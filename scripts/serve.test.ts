import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { temporaryFolder } from './serve/testing';

const folder = temporaryFolder();
const parameters = [
  ...[resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')],
  resolve('scripts/serve.ts'),
];
const options = (environment: Readonly<Record<string, string>>) => ({
  cwd: folder.path,
  env: { ...process.env, NEXT_PUBLIC_BASE_PATH: '', HOST: '', ...environment },
});

function failure(environment: Readonly<Record<string, string>>): string {
  const { status, stderr } = spawnSync(process.execPath, parameters, options(environment));
  expect(status).toBe(1);
  return stderr.toString();
}

afterAll(() => folder.remove());

test('reports errors before it starts', async () => {
  expect(failure({ PORT: '0' })).toContain('There is no site in out/');
  folder.write('out/index.html', 'home');
  expect(failure({ PORT: '30 00' })).toContain("PORT is '30 00'. Use a whole number");
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  expect(failure({ PORT: `${port}` })).toContain(`Port ${port} is in use.`);
  taken.close();
});
