/**
 * The command `npm start`: builds the site unless it is built from what is here, then serves it.
 * Environment: see scripts/serve/options.ts and .env.example.
 */
import { loadEnvironmentFiles } from './build/environment-files';
import { isBuilt } from './build/fingerprint';
import { runScript } from './build/run';

loadEnvironmentFiles();
// The build itself says why it has failed.
const built =
  isBuilt() ||
  (await runScript('scripts/build.ts').then(
    () => true,
    () => false,
  ));
if (built) await import('./serve/index');
else process.exitCode = 1;
