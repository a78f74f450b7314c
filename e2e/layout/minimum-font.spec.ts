import { defaultLocale, locales } from '../../config/locales';
import { localPath } from '../../lib/urls';
import { showText } from '../page-checks/face';
import { overflowAt } from '../page-checks/layout';
import { hydrated } from '../support/hydrated';
import { templatePaths } from '../support/sample-pages';
import { expect, test } from '../support/test';

/** A setting of browsers, which enlarges small text alone; rem and em stay. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=24'],
      }),
    { scope: 'worker' },
  ],
});

// One test, as each worker starts a browser for it.
test('letters of at least 24 px fit a window of 320 px', { tag: '@layout' }, async ({
  shared: { page, blockPictures },
}) => {
  await blockPictures();
  for (const [index, path] of templatePaths.entries()) {
    // Each language for every second template.
    const address = localPath(path, locales[index % locales.length] ?? defaultLocale);
    await page.goto(address);
    await hydrated(page);
    await showText(page, 'wide');
    expect.soft(await overflowAt(page, 320), `${address} scrolls`).toBe(0);
  }
});
