/** @jest-environment node */
import { findBrowser, type Machine } from './find';

/** A computer on which these files are. */
function machine(files: readonly string[], more: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    environment: { PATH: '/usr/bin' },
    exists: (path) => files.includes(path),
    playwrights: { firefox: '/playwright/firefox', webkit: '/playwright/webkit' },
    ...more,
  };
}

test('takes the browsers that Playwright has downloaded before installed ones', () => {
  const both = machine(['/playwright/firefox', '/usr/bin/firefox-esr', '/playwright/webkit']);
  expect(findBrowser('firefox', both)).toEqual({ kind: 'playwright', browser: 'firefox' });
  expect(findBrowser('webkit', both)).toEqual({ kind: 'playwright', browser: 'webkit' });
});

test('takes FIREFOX_PATH before anything else', () => {
  const wanted = machine(['/playwright/firefox'], { environment: { FIREFOX_PATH: '/mine' } });
  expect(findBrowser('firefox', wanted)).toEqual({ kind: 'firefox', program: '/mine' });
});

test('takes what Debian installs', () => {
  const debian = machine(['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']);
  expect(findBrowser('firefox', debian)).toEqual({
    kind: 'firefox',
    program: '/usr/bin/firefox-esr',
  });
  expect(findBrowser('webkit', debian)).toEqual({
    kind: 'webkit-gtk',
    program: '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
  });
});

test('takes Firefox and Safari on a Mac', () => {
  const firefox = '/Applications/Firefox.app/Contents/MacOS/firefox';
  const mac = machine([firefox, '/usr/bin/safaridriver'], { platform: 'darwin' });
  expect(findBrowser('firefox', mac)).toEqual({ kind: 'firefox', program: firefox });
  expect(findBrowser('webkit', mac)).toEqual({ kind: 'safari', program: '/usr/bin/safaridriver' });
});

test('finds nothing where nothing is, nor a WebKit without a screen', () => {
  expect(findBrowser('firefox', machine([]))).toBeUndefined();
  expect(findBrowser('webkit', machine(['/usr/bin/WebKitWebDriver']))).toBeUndefined();
});
