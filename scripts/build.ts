/**
 * The command `npm run build`: the published site in out/, from nothing. Each step says in one line
 * what it did; docs/build.md says why there are steps besides Next's own.
 */
import { rmSync } from 'node:fs';
import { loadEnvironmentFiles } from './build/environment-files';
import { fingerprint, forgetBuild, recordBuild } from './build/fingerprint';
import { run, runScript } from './build/run';
import { preparations } from './preparations';

/** Runs a step and says how long it took. */
async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const detail = typeof result === 'string' ? `: ${result}` : '';
  console.log(`[${seconds} s] ${name}${detail}`);
  return result;
}

async function build(): Promise<void> {
  loadEnvironmentFiles();
  // Read only now, because it reads the environment as it is loaded.
  const { environment } = await import('@/lib/environment');
  const { basePath, email, siteUrl, production } = environment;
  const inputs = fingerprint();
  forgetBuild();

  for (const { name, script } of preparations) await step(name, () => runScript(script));
  if (production) {
    await step('fit for the public', () => runScript('scripts/check/publishable.ts'));
  }
  // What is left of an earlier build has spoiled the next one, see docs/build.md.
  for (const folder of ['.next', 'out']) rmSync(folder, { recursive: true, force: true });
  await step('Next.js', () =>
    run('next build', ['node_modules/next/dist/bin/next', 'build'], {
      NEXT_TELEMETRY_DISABLED: '1',
    }),
  );
  const { finish } = await import('./build/finish');
  await step('finishing', () =>
    finish('out', {
      basePath,
      email: email.endpoint,
      https: production && siteUrl.startsWith('https:'),
    }),
  );
  recordBuild(inputs);
}

try {
  await step('built', build);
} catch (error) {
  console.error(`\nThe build has failed.\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
