import { delimiter, join } from 'node:path';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const macApplications = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

const windowsPrograms = [
  ['Chromium', 'Application', 'chrome.exe'],
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/**
 * The files that an installed Chromium, Chrome or Edge may be, in order of preference; most of them
 * are not there. Places: each vendor's installer.
 */
export function browserPlaces(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (platform === 'win32') {
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': programs32, LOCALAPPDATA } = environment;
    const folders = [PROGRAMFILES, programs32, LOCALAPPDATA].filter((one) => one !== undefined);
    return windowsPrograms.flatMap((parts) => folders.map((folder) => join(folder, ...parts)));
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (platform !== 'darwin') return inPath;
  return [
    ...inPath,
    ...macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ];
}
