import { delimiter, join } from 'node:path';

/** Browsers beside Chromium in which the core journeys are made. */
export const browserNames = ['firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

/** A browser that was found, and what moves it. */
export type Found =
  | { readonly kind: 'playwright'; readonly browser: BrowserName }
  | { readonly kind: 'firefox'; readonly program: string }
  | { readonly kind: 'webkit-gtk'; readonly program: string; readonly xvfb: string }
  | { readonly kind: 'safari'; readonly program: string };

/** What the search has to know of the computer; tests give their own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  exists(path: string): boolean;
  /** Where Playwright keeps those it downloads. */
  readonly playwrights: Readonly<Record<BrowserName, string>>;
}

/** What to do for a browser that is not there. */
export const advice: Readonly<Record<BrowserName, string>> = {
  firefox:
    'Get it by `npx playwright install firefox`, or install Firefox itself: Debian `sudo apt-get install firefox-esr`, macOS `brew install --cask firefox`, Windows `winget install Mozilla.Firefox`. Elsewhere: FIREFOX_PATH=/path/to/firefox.',
  webkit:
    'Get it by `npx playwright install webkit` (Windows, macOS, Ubuntu, Debian), or on Debian `sudo apt-get install webkit2gtk-driver xvfb gstreamer1.0-libav`; on macOS let Safari be tested by `sudo safaridriver --enable`.',
};

/** The files that an installed Firefox may be. Places: each vendor's installer. */
function firefoxPlaces({ platform, environment }: Machine): readonly string[] {
  if (platform === 'win32') {
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': programs32, LOCALAPPDATA } = environment;
    const folders = [PROGRAMFILES, programs32, LOCALAPPDATA].filter((one) => one !== undefined);
    return folders.map((folder) => join(folder, 'Mozilla Firefox', 'firefox.exe'));
  }
  const application = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return platform === 'darwin' ? [application] : [];
}

/** Finds a browser: Playwright's own if it was downloaded, or one that is installed. */
export function findBrowser(name: BrowserName, machine: Machine): Found | undefined {
  const { platform, environment, exists, playwrights } = machine;
  const inPath = (program: string) =>
    (environment.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, program))
      .find(exists);
  const wanted = environment.FIREFOX_PATH;
  if (name === 'firefox' && wanted) return { kind: 'firefox', program: wanted };
  if (exists(playwrights[name])) return { kind: 'playwright', browser: name };
  if (name === 'firefox') {
    const program =
      inPath('firefox') ?? inPath('firefox-esr') ?? firefoxPlaces(machine).find(exists);
    return program === undefined ? undefined : { kind: 'firefox', program };
  }
  if (platform === 'darwin') {
    const program = inPath('safaridriver');
    return program === undefined ? undefined : { kind: 'safari', program };
  }
  const program = inPath('WebKitWebDriver');
  const xvfb = inPath('Xvfb');
  return program && xvfb ? { kind: 'webkit-gtk', program, xvfb } : undefined;
}
