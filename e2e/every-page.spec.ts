/** What holds for every page, in one visit each: what its entry decides, and of one page of each template all the rest. */
import { defaultLocale, locales } from '../config/locales';
import { allPages } from '../lib/pages';
import { localPath } from '../lib/pages/urls';
import { sum } from './file-weight';
import { hydrated } from './hydrated';
import { axeFindings } from './page-checks/axe';
import { openOnPhone } from './page-checks/first-load';
import { movedByPictures } from './page-checks/held-pictures';
import { showTheme } from './page-checks/theme';
import { overflowAt } from './page-checks/width';
import { templatePaths } from './some-pages';
import { expect as hard, test } from './test';

const expect = hard.configure({ soft: true });
const missing = '/no-such-page';

/** What is on a page once the scripts that only it has are there. */
const made: Readonly<Record<string, string>> = {
  '/measure': '.plan-send a:visible',
};

/** Most bytes that a page's first paint may need on a phone of density 3: itself, one font, its first picture. */
const paintBudget = 75_000;

/** What the picture of a whole page adds to that, the largest paint of the projects. */
const wholePagePicture = 30_000;

/** The same for all that a page fetches before its load event: the whole style sheet, too. */
const loadBudget = 81_000;

for (const { path, locale } of [
  ...locales.flatMap(allPages),
  { path: missing, locale: defaultLocale } as const,
]) {
  const isMissing = path === missing;
  const address = isMissing ? missing : localPath(path, locale);
  // Its twin in the other language shares its style, and its structure is read from the file (scripts/check/export/).
  const isTemplate = locale === defaultLocale && templatePaths.some((each) => each === path);
  test(address, async ({ shared: { page, consoleErrors, foreign } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    const { answer, early } = await openOnPhone(page, address);
    expect(answer?.status(), 'status').toBe(isMissing ? 404 : 200);
    const ofKind = (kind: string) => early.filter((file) => file.endsWith(kind));
    expect(ofKind('.js'), 'scripts before the load').toEqual([]);
    expect(ofKind('.css'), 'style sheets').toHaveLength(1);
    const html = isMissing ? '/404.html' : `${address}/`.replace('//', '/');
    // The whole style sheet comes behind the first paint, at low priority.
    const painted = [html, ...early.filter((file) => !file.endsWith('.css'))];
    const more = path === '/portfolio' ? wholePagePicture : 0;
    expect(sum(painted), `paint: ${painted}`).toBeLessThanOrEqual(paintBudget + more);
    expect(sum([html, ...early]), `load: ${early}`).toBeLessThanOrEqual(loadBudget + more);

    await hydrated(page);
    const own = made[path];
    if (own) await expect(page.locator(own).first(), 'scripts of its own').toBeVisible();
    expect(await overflowAt(page, 320), 'scrolls sideways at 320 px').toBe(0);
    if (isTemplate) {
      expect(await axeFindings(page), 'axe').toEqual([]);
      await showTheme(page, 'dark');
      expect(await axeFindings(page, 'colours'), 'axe, dark theme').toEqual([]);
      expect(await overflowAt(page, 320, 2), 'sideways at 320 px, letters of 200 %').toBe(0);
      for (const width of [390, 1440])
        expect(await movedByPictures(page, width), `moved by pictures, ${width} px`).toEqual([]);
      for (const width of [1440, 1024, 768, 390])
        expect(await overflowAt(page, width), `scrolls sideways at ${width} px`).toBe(0);
    }
    // That the missing page is missing is what the browser says of it itself.
    const unexpected = consoleErrors.filter(
      (text) => !isMissing || !text.includes('status of 404'),
    );
    expect(unexpected, 'errors in the console').toEqual([]);
    expect(foreign, 'asked of other hosts').toEqual([]);
  });
}
