/**
 * `npm run test:browsers`: the core journeys of e2e/core in Firefox and WebKit. One that is not here is
 * skipped, with what to do for it; one that is named (`npm run test:browsers firefox`) has to be here.
 */

import { startEngine, thisMachine } from './browsers/engines';
import { advice, type BrowserName, browserNames, findBrowser } from './browsers/find';
import { loadEnvironmentFiles } from './build/environment-files';
import { isBuilt } from './build/fingerprint';
import { runSteps, type Step } from './steps';

const titles: Readonly<Record<BrowserName, string>> = { firefox: 'Firefox', webkit: 'WebKit' };

/** Why a browser cannot be tested in, or undefined when it can. */
async function obstacle(name: BrowserName): Promise<string | undefined> {
  const found = findBrowser(name, thisMachine);
  if (!found) return 'it is not on this computer';
  try {
    const engine = await startEngine(found);
    try {
      await (await engine.open({ javaScript: true })).close();
    } finally {
      await engine.close();
    }
    return undefined;
  } catch (error) {
    return `it does not start (${error instanceof Error ? error.message : error})`;
  }
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !browserNames.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`'${unknown.join(' ')}' is none of: ${browserNames.join(', ')}.`);
  process.exit(1);
}
const ready: BrowserName[] = [];
for (const name of browserNames) {
  if (named.length > 0 && !named.includes(name)) continue;
  const reason = await obstacle(name);
  if (reason === undefined) ready.push(name);
  else {
    const wanted = named.includes(name);
    if (wanted) process.exitCode = 1;
    console.log(`${titles[name]}: ${wanted ? 'missing' : 'skipped'}, ${reason}. ${advice[name]}`);
  }
}
if (ready.length === 0) console.log('No other browser is here, so nothing was tested.');
else {
  loadEnvironmentFiles();
  const build: Step = {
    name: 'Build',
    command: ['npm', 'run', '--silent', 'build'],
    advice: 'The last lines above say which step of the build failed and why.',
  };
  const projects = ready.map((name) => `--project=${name}`);
  runSteps([
    ...(isBuilt() ? [] : [build]),
    {
      name: `Core journeys in ${ready.map((name) => titles[name]).join(' and ')}`,
      command: ['playwright', 'test', '--config=playwright.browsers.config.ts', ...projects],
      advice: 'Each failure above names the journey and the browser.',
    },
  ]);
}
