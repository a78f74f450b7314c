import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Commands of installed browsers, in order of preference: without windows, journeys take a fifth less time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** Browsers in the PATH, in order of preference. */
const installedBrowsers = () =>
  spawnSync('which', commands, { encoding: 'utf8' }).stdout?.split('\n').filter(Boolean) ?? [];

/** Whether a browser starts: a stub, or one without its libraries, does not. */
function runs(path: string): boolean {
  // On Windows Chrome opens a window even for --version.
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Downloads Playwright's Chromium, and shows the progress. */
function download(): void {
  console.error("No Chromium that runs was found; trying 'npx playwright install chromium'.");
  const command = 'npx playwright install --no-shell chromium';
  spawnSync(command, { shell: true, stdio: ['ignore', 2, 2], timeout: 5 * 60_000 });
}

/**
 * The path of a working Chromium: CHROMIUM_PATH, Playwright's, or an installed Chromium, Chrome or Edge; where there is none,
 * Playwright's is downloaded.
 * @throws Error that says what to do when CHROMIUM_PATH is wrong, or none can be downloaded
 */
export function findChromium(wanted = process.env.CHROMIUM_PATH): string {
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(
      `CHROMIUM_PATH is '${wanted}', where there is no file. Correct it, or unset it to have a browser found.`,
    );
  }
  const find = () => [chromium.executablePath(), ...installedBrowsers()].find(runs);
  const installed = find();
  if (installed) return installed;
  download();
  const downloaded = find();
  if (downloaded) return downloaded;
  throw new Error(
    `The browser tests need Chromium. Run 'npx playwright install --with-deps chromium' (Debian, as root: 'apt-get update && apt-get install -y chromium-headless-shell'), or say where one is: CHROMIUM_PATH=/path/to/chromium npm test`,
  );
}

/**
 * The pop-ups of the address bar (WebUIOmnibox…) are two extra pages in each context: without them journeys take a fifth
 * less processor time. The rest is Playwright's list, which this switch replaces.
 */
const disabledFeatures =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,ThirdPartyStoragePartitioning';

/** Playwright's launch options. */
export function chromiumOptions() {
  // Chromium refuses to run as root with its sandbox.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    executablePath: findChromium(),
    args: ['--disable-background-networking', `--disable-features=${disabledFeatures}`, ...sandbox],
  };
}
