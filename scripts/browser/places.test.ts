import { browserPlaces } from './places';

test('looks through the PATH, a name before a folder', () => {
  const places = browserPlaces('chromium', 'linux', { PATH: '/usr/local/bin:/usr/bin' });
  expect(places.slice(0, 3)).toEqual([
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
    '/usr/local/bin/chromium-browser',
  ]);
  expect(browserPlaces('firefox', 'linux', {})).toEqual([]);
});

test('knows the usual places of macOS and Windows', () => {
  expect(browserPlaces('chromium', 'darwin', { PATH: '/usr/bin' })).toContain(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
  expect(browserPlaces('firefox', 'win32', { PROGRAMFILES: 'C:/Program Files' })).toEqual([
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ]);
});
