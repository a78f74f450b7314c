import { locales } from '../../config/locales';
import { localPath } from '../../lib/urls';
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

for (const locale of locales)
  test(`letters of at least 24 px fit a window of 320 px (${locale})`, { tag: '@layout' }, async ({
    shared: { page, blockPictures },
  }) => {
    await blockPictures();
    for (const path of templatePaths) {
      await page.goto(localPath(path, locale));
      await hydrated(page);
      expect.soft(await overflowAt(page, 320), `${localPath(path, locale)} scrolls`).toBe(0);
    }
  });
