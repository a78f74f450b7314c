import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Commands of installed browsers, in order of preference. */
const commands = {
  chromium: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ],
  firefox: ['firefox', 'firefox-esr'],
} as const;

/** Browsers of a kind in the PATH, in order of preference. */
export function installedBrowsers(kind: keyof typeof commands, path = process.env.PATH): string[] {
  const folders = path?.split(delimiter).filter(Boolean) ?? [];
  const places = commands[kind].flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.filter((place) => existsSync(place));
}

const playwright = join('node_modules', '@playwright', 'test', 'cli.js');

/** A download of some 180 MB on a slow line, in milliseconds. */
const patience = 5 * 60_000;

/** Whether a browser starts: a stub, or one without its libraries, does not. */
function runs(path: string): boolean {
  // On Windows Chrome opens a window even for --version.
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Runs an installer and shows its output; whether it succeeded is seen by what is installed then. */
function install(program: string, ...parameters: readonly string[]): void {
  const command = [program === process.execPath ? 'node' : program, ...parameters].join(' ');
  console.error(`No Chromium that runs was found; trying '${command}'.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, parameters, { stdio: ['ignore', 2, 2], timeout: patience, env });
}

/** Only root can install system packages. */
const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Attempts to get a Chromium, the cheapest first; each is made only if those before it failed. */
const attempts: readonly (() => void)[] = [
  () => {},
  () => install(process.execPath, playwright, 'install', '--no-shell', 'chromium'),
  () => {
    if (canInstallPackages && existsSync(chromium.executablePath()))
      install(process.execPath, playwright, 'install-deps', 'chromium');
  },
  () => {
    if (!canInstallPackages) return;
    install('apt-get', 'update');
    install('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  },
];

/**
 * The path of a working Chromium: CHROMIUM_PATH, Playwright's, or an installed Chromium, Chrome or Edge;
 * where there is none, one is installed.
 * @throws Error that says what to do when CHROMIUM_PATH is wrong or no browser can be installed
 */
export function findChromium(wanted = process.env.CHROMIUM_PATH): string {
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(
      `CHROMIUM_PATH is '${wanted}', where there is no file. Correct it, or unset it to have a browser found.`,
    );
  }
  for (const attempt of attempts) {
    attempt();
    const found = [chromium.executablePath(), ...installedBrowsers('chromium')].find(runs);
    if (found !== undefined) return found;
  }
  throw new Error(
    'There is no Chromium for the browser tests, and none could be installed. Install Chromium or Google Chrome, or say where one is: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/**
 * Features of the browser's own window that tests do not see. The pop-ups of its address bar are two pages of their own for each
 * context: without them journeys take a fifth less processor time. The rest is Playwright's list, which this switch replaces.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** Playwright's launch options. */
export function chromiumOptions() {
  // Chromium refuses to run as root with its sandbox.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    executablePath: findChromium(),
    args: [
      '--disable-background-networking',
      `--disable-features=${disabledFeatures.join(',')}`,
      ...sandbox,
    ],
  };
}
