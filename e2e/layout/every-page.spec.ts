/** Each page in narrow and wide fonts: hydrated, no wider than the window, words whole at any text size. */
import { locales } from '../../config/locales';
import { allPages } from '../../lib/pages';
import { localPath } from '../../lib/urls';
import { overflowAt } from '../page-checks/layout';
import { overflowingTexts } from '../page-checks/text-overflow';
import { hydrated } from '../support/hydrated';
import { templatePaths } from '../support/sample-pages';
import { expect as hard, test } from '../support/test';

const expect = hard.configure({ soft: true });

const pages = locales.flatMap((locale) =>
  allPages(locale).map(({ path }) => ({
    address: localPath(path, locale),
    isFirst: templatePaths.includes(path),
  })),
);

for (const { address, isFirst } of pages)
  test(`${address} fits`, { tag: '@layout' }, async ({
    shared: { page, consoleErrors, foreign, blockPictures },
  }) => {
    await blockPictures();
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(address);
    await hydrated(page);
    for (const width of isFirst ? [320, 768, 1024, 1440] : [320])
      expect(await overflowAt(page, width), `scrolls sideways at ${width} px`).toBe(0);
    // 1280 x 1024 at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(overflowingTexts, '100%'), 'zoom of 400 %').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(overflowingTexts, '200%'), 'text size of 200 %').toEqual([]);
    expect(consoleErrors, 'errors in the console').toEqual([]);
    expect(foreign, 'asked of other hosts').toEqual([]);
  });
