/** Checks of every page, in one visit each: all that depends on its entry and, on one page per template, everything else. */
import type { Page } from '@playwright/test';
import { defaultLocale, locales } from '../config/locales';
import { allPages } from '../lib/pages';
import { localPath } from '../lib/pages/urls';
import { sum } from './file-weight';
import { hydrated } from './hydrated';
import { axeViolations } from './page-checks/axe';
import { openOnPhone } from './page-checks/first-load';
import { shiftsOfLazyPictures } from './page-checks/lazy-pictures';
import { showTheme } from './page-checks/theme';
import { overflowAt } from './page-checks/width';
import { templatePaths } from './sample-pages';
import { expect as hard, test } from './test';

const expect = hard.configure({ soft: true });
const missing = '/no-such-page';

/** Elements that only a page's own scripts render. */
const made: Readonly<Record<string, string>> = {
  '/measure': '.plan-send a:visible',
};

/** Byte budget of the first paint on a 3x phone: page, one font, first picture. */
const paintBudget = 75_000;

/** Extra budget for the projects' screenshots. */
const wholePagePicture = 30_000;

/** Byte budget until the load event, with the whole style sheet. */
const loadBudget = 81_000;

/** Opens a page as a phone does, and checks what it loads first. */
async function checkFirstLoad(page: Page, path: string): Promise<void> {
  const early = await openOnPhone(page, path);
  const ofKind = (kind: string) => early.filter((file) => file.endsWith(kind));
  expect(ofKind('.js'), 'scripts before the load').toEqual([]);
  expect(ofKind('.css'), 'style sheets').toHaveLength(1);
  const html = `${path}/`.replace('//', '/');
  // The style sheet loads after the first paint, at low priority.
  const painted = [html, ...early.filter((file) => !file.endsWith('.css'))];
  const more = path === '/portfolio' ? wholePagePicture : 0;
  expect(sum(painted), `paint: ${painted}`).toBeLessThanOrEqual(paintBudget + more);
  expect(sum([html, ...early]), `load: ${early}`).toBeLessThanOrEqual(loadBudget + more);
}

for (const { path, locale } of [
  ...locales.flatMap(allPages),
  { path: missing, locale: defaultLocale } as const,
]) {
  const isMissing = path === missing;
  const address = isMissing ? missing : localPath(path, locale);
  // Translations share the style; scripts/check/export/ checks their structure.
  const isTemplate = locale === defaultLocale && templatePaths.some((each) => each === path);
  test(address, async ({ shared: { page, consoleErrors, foreign } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    if (isTemplate) await checkFirstLoad(page, address);
    else {
      await page.setViewportSize({ width: 320, height: 900 });
      const answer = await page.goto(address);
      expect(answer?.status(), 'status').toBe(isMissing ? 404 : 200);
    }

    await hydrated(page);
    const own = made[path];
    if (own) await expect(page.locator(own).first(), 'scripts of its own').toBeVisible();
    expect(await overflowAt(page, 320), 'scrolls sideways at 320 px').toBe(0);
    if (isTemplate) {
      expect(await axeViolations(page), 'axe').toEqual([]);
      await showTheme(page, 'dark');
      expect(await axeViolations(page, 'colours'), 'axe, dark theme').toEqual([]);
      expect(await overflowAt(page, 320, 2), 'sideways at 320 px, letters of 200 %').toBe(0);
      for (const width of [390, 1440])
        expect(await shiftsOfLazyPictures(page, width), `moved by pictures, ${width} px`).toEqual(
          [],
        );
      for (const width of [1440, 1024, 768, 390])
        expect(await overflowAt(page, width), `scrolls sideways at ${width} px`).toBe(0);
    }
    // The browser logs the 404 of the missing page.
    const unexpected = consoleErrors.filter(
      (text) => !isMissing || !text.includes('status of 404'),
    );
    expect(unexpected, 'errors in the console').toEqual([]);
    expect(foreign, 'asked of other hosts').toEqual([]);
  });
}
