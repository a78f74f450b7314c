/** Each page in a wide font, and each template in a narrow one: hydrated, no wider than the window, words whole at any text size. */
import { locales } from '../../config/locales';
import { allPages } from '../../lib/pages';
import { localPath } from '../../lib/urls';
import { faces, showText } from '../page-checks/face';
import { overflowAt } from '../page-checks/layout';
import { overflowingTexts } from '../page-checks/text-overflow';
import { hydrated, nextFrames } from '../support/hydrated';
import { templatePaths } from '../support/sample-pages';
import { expect as hard, test } from '../support/test';

const expect = hard.configure({ soft: true });

const pages = locales.flatMap((locale) =>
  allPages(locale).map(({ path }) => ({
    address: localPath(path, locale),
    isFirst: templatePaths.includes(path),
  })),
);

/** A phone, and 1280 x 1024 at 400 % zoom. */
const windows = [
  [{ width: 360, height: 800 }, '200%'],
  [{ width: 320, height: 256 }, '100%'],
] as const;

for (const { address, isFirst } of pages)
  test(`${address} fits`, { tag: '@layout' }, async ({
    shared: { page, consoleErrors, foreign, blockPictures },
  }) => {
    await blockPictures();
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize(windows[0][0]);
    await page.goto(address);
    await hydrated(page);
    for (const [size, text] of windows) {
      await page.setViewportSize(size);
      for (const face of isFirst ? faces : (['wide'] as const)) {
        await showText(page, face, text);
        // Container queries and observers settle within a frame.
        await nextFrames(page);
        const where = `${size.width} px, text of ${text}, ${face}`;
        expect(await page.evaluate(overflowingTexts), where).toEqual([]);
      }
    }
    for (const width of isFirst ? [768, 1024, 1440] : [])
      for (const face of faces) {
        await showText(page, face);
        expect(await overflowAt(page, width), `scrolls sideways at ${width} px, ${face}`).toBe(0);
      }
    expect(consoleErrors, 'errors in the console').toEqual([]);
    expect(foreign, 'asked of other hosts').toEqual([]);
  });
