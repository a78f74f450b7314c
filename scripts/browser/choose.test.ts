/** @jest-environment node */
import { chooseBrowser, type Probes } from './choose';

/** A computer on which these files are; what is done to it is recorded. */
function computer(files: readonly string[], more: Partial<Probes> = {}) {
  const present = new Set(files);
  const done: string[] = [];
  const probes: Probes = {
    wanted: undefined,
    exists: (path) => present.has(path),
    runs: async (path) => !path.includes('stub'),
    remembered: () => undefined,
    remember: (path) => done.push(`remember ${path}`),
    installed: () => ['/stub', '/chromium'],
    playwrights: async () => '/playwright',
    download: async () => {
      done.push('download');
      throw new Error('no network');
    },
    installPackage: async () => {
      done.push('package');
      throw new Error('no administrator');
    },
    ...more,
  };
  return { probes, done, present };
}

test('takes CHROMIUM_PATH before anything else', async () => {
  const { probes, done } = computer(['/mine', '/chromium'], { wanted: '/mine' });
  expect(await chooseBrowser(probes)).toBe('/mine');
  expect(done).toEqual([]);
});

test('says that CHROMIUM_PATH is wrong', async () => {
  const { probes } = computer(['/chromium'], { wanted: '/mine' });
  await expect(chooseBrowser(probes)).rejects.toThrow(
    "CHROMIUM_PATH is '/mine', where there is no",
  );
});

test('takes the choice of the last time while it is there', async () => {
  const remembered = () => '/last';
  expect(await chooseBrowser(computer(['/last', '/chromium'], { remembered }).probes)).toBe(
    '/last',
  );
  expect(await chooseBrowser(computer(['/chromium'], { remembered }).probes)).toBe('/chromium');
});

test('takes an installed one that runs, and remembers it', async () => {
  const { probes, done } = computer(['/stub', '/chromium', '/playwright']);
  expect(await chooseBrowser(probes)).toBe('/chromium');
  expect(done).toEqual(['remember /chromium']);
});

test("takes Playwright's when none is installed", async () => {
  const { probes, done } = computer(['/stub', '/playwright']);
  expect(await chooseBrowser(probes)).toBe('/playwright');
  expect(done).toEqual(['remember /playwright']);
});

test("downloads Playwright's when there is none", async () => {
  const { probes, present } = computer([], {
    download: async () => void present.add('/playwright'),
  });
  expect(await chooseBrowser(probes)).toBe('/playwright');
});

test('installs the package when the download fails', async () => {
  const { probes, done, present } = computer([], {
    installPackage: async () => void present.add('/chromium'),
  });
  expect(await chooseBrowser(probes)).toBe('/chromium');
  expect(done).toEqual(['download', 'remember /chromium']);
});

test('says what to do when nothing helps', async () => {
  const { probes, done } = computer(['/stub']);
  await expect(chooseBrowser(probes)).rejects.toThrow(
    [
      'There is no Chromium for the browser tests, and none could be installed:',
      '- /stub does not run',
      '- no network',
      '- no administrator',
      'Install Chromium or Google Chrome, or say where one is: CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
  expect(done).toEqual(['download', 'package']);
});
