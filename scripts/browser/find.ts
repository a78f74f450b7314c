import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { readsFonts, withFonts, writeFonts } from './fonts';
import { packagedChromium } from './package';

/** Playwright's list, which this switch replaces, and the address bar's pop-ups: two pages, a fifth of the processor time. */
const disabledFeatures =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,SpareRendererForSitePerProcess,ThirdPartyStoragePartitioning';

// An emulated GPU, processes in reserve and the optimizing of scripts take a tenth of journeys' processor time each.
export const args = [
  '--disable-gpu',
  '--in-process-gpu',
  '--js-flags=--no-turbofan --no-maglev --single-threaded-gc',
  '--disable-background-networking',
  `--disable-features=${disabledFeatures}`,
];

const downloaded = () => [chromium.executablePath()].find(existsSync);

function download(): string | undefined {
  console.error("Trying to download a browser: 'npx playwright install chromium'.");
  const command = 'npx playwright install --no-shell chromium';
  spawnSync(command, { shell: true, stdio: ['ignore', 2, 2], timeout: 5 * 60_000 });
  return downloaded();
}

/** Without windows first: journeys take a fifth less time. */
const commands =
  'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable microsoft-edge';

/** Ways to a browser: how a message calls it, and what returns its path, if there is one. */
const ways: readonly (readonly [name: string, path: () => string | undefined])[] = [
  ['CHROMIUM_PATH', () => process.env.CHROMIUM_PATH],
  ['@sparticuz/chromium', packagedChromium],
  ['Playwright’s Chromium', downloaded],
  ...commands.split(' ').map((command) => {
    // No output where there is none, or no `which`.
    const path = () => spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim();
    return [command, path] as const;
  }),
  ['Playwright’s Chromium', download],
];

interface Found {
  readonly path: string;
  readonly hasFonts: boolean;
}

/** Starts a browser with a page: a stub, or one without its libraries, may still say its version. */
async function start(path: string): Promise<Found> {
  const options = { executablePath: path, args, env: withFonts(), timeout: 30_000 };
  const browser = await chromium.launch(options);
  const hasFonts = await (await browser.newPage()).evaluate(readsFonts);
  await browser.close();
  return { path, hasFonts };
}

/** The first Chromium that starts, searched once. @throws (rejects) an Error that says what to do */
export async function findChromium(): Promise<Found> {
  if (process.env.STARTED_CHROMIUM) return JSON.parse(process.env.STARTED_CHROMIUM);
  await writeFonts();
  for (const [name, pathOf] of ways) {
    try {
      const path = pathOf();
      if (!path) continue;
      const found = await start(path);
      if (!found.hasFonts)
        console.error(
          `Left out: checks of layout, because ${name} has the machine’s fonts instead of the tests’. On Linux, @sparticuz/chromium runs them.`,
        );
      process.env.STARTED_CHROMIUM = JSON.stringify(found);
      return found;
    } catch (error) {
      // What the browser has written, or Playwright's first line.
      const text = String(error);
      const reason = /\[err\]\s*(.*)/.exec(text)?.[1] ?? text.split('\n')[0];
      console.error(`${name} does not start: ${reason}`);
    }
  }
  throw new Error(
    'The browser tests need Chromium, but none starts here. Debian, as root: apt-get update && apt-get install -y chromium-headless-shell. Elsewhere: npx playwright install --with-deps chromium. Or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
