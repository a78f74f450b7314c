import { delimiter, join } from 'node:path';

interface Names {
  /** Commands in the PATH, in order of preference. */
  readonly commands: readonly string[];
  /** Programs inside of /Applications. */
  readonly mac: readonly string[];
  /** Programs inside of the folders for programs. */
  readonly windows: readonly string[];
}

/** Names that each vendor's installer gives. */
const names = {
  chromium: {
    commands: [
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'microsoft-edge',
    ],
    mac: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `${name}.app/Contents/MacOS/${name}`,
    ),
    windows: [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ],
  },
  firefox: {
    commands: ['firefox', 'firefox-esr'],
    mac: ['Firefox.app/Contents/MacOS/firefox'],
    windows: ['Mozilla Firefox/firefox.exe'],
  },
} as const satisfies Readonly<Record<string, Names>>;

/** The files that an installed browser may be, in order of preference; most of them are not there. */
export function browserPlaces(
  browser: keyof typeof names,
  platform: NodeJS.Platform = process.platform,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] {
  const { commands, mac, windows } = names[browser];
  if (platform === 'win32') {
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': programs32, LOCALAPPDATA } = environment;
    const folders = [PROGRAMFILES, programs32, LOCALAPPDATA].filter((one) => one !== undefined);
    return windows.flatMap((file) => folders.map((folder) => join(folder, file)));
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return [
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...(platform === 'darwin' ? mac.map((file) => join('/Applications', file)) : []),
  ];
}
