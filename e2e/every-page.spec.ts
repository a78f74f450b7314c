/** What holds for every page: one visit each serves all checks, and each failure names its check. */

import { defaultLocale, locales } from '../config/locales';
import { weekRows } from '../lib/hours/week-text';
import { allPages } from '../lib/pages';
import { localPath } from '../lib/pages/urls';
import { weighsAtMost } from './file-weight';
import { hydrated } from './hydrated';
import { axeFindings } from './page-checks/axe';
import { openOnPhone } from './page-checks/first-load';
import { movedByPictures } from './page-checks/held-pictures';
import { showTheme } from './page-checks/theme';
import { overflowAt } from './page-checks/width';
import { curtainPage } from './some-pages';
import { expect as hard, test } from './test';

const expect = hard.configure({ soft: true });
const widths: readonly number[] = [1440, 1024, 768, 390, 320];
const withLetters: readonly number[] = [1440, 320];
const missing = '/no-such-page';

/** One page of each template is looked at in Arabic as closely as in English; the others share its style. */
const closely = ['/', curtainPage.path, '/service', '/faq', '/contact', '/gallery'];

/** What is on a page once the scripts that only it has are there. */
const made: Readonly<Record<string, string>> = {
  '/measure': '.plan-send a:visible',
};

/** Most bytes that a page's first paint may need on a phone of density 3: itself, one font, its first picture. */
const paintBudget = 75_000;

/** What the picture of a whole page adds to that, the largest paint of the projects. */
const wholePagePicture = 30_000;

/** The same for all that a page fetches before its load event: the whole style sheet, too. */
const loadBudget = 80_000;

for (const { path, locale } of [
  ...locales.flatMap(allPages),
  { path: missing, locale: defaultLocale } as const,
]) {
  const isMissing = path === missing;
  const address = isMissing ? missing : localPath(path, locale);
  test(address, async ({ shared: { page, complaints, foreign } }) => {
    const whole = locale === defaultLocale || closely.includes(path);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    const { answer, early } = await openOnPhone(page, address);
    expect(answer?.status(), 'status').toBe(isMissing ? 404 : 200);
    expect(
      early.filter((file) => file.endsWith('.js')),
      'scripts before the load',
    ).toEqual([]);
    expect(
      early.filter((file) => file.endsWith('.css')),
      'style sheets',
    ).toHaveLength(1);
    const html = isMissing ? '/404.html' : `${address}/`.replace('//', '/');
    // The whole style sheet comes behind the first paint, at low priority.
    const painted = [html, ...early.filter((file) => !file.endsWith('.css'))];
    const more = path === '/portfolio' ? wholePagePicture : 0;
    expect(weighsAtMost(painted, paintBudget + more), `first paint: ${painted.join(' ')}`).toBe(
      true,
    );
    const loaded = [html, ...early];
    expect(weighsAtMost(loaded, loadBudget + more), `before the load: ${loaded.join(' ')}`).toBe(
      true,
    );

    for (const width of whole ? [390, 1440] : []) {
      const moved = await movedByPictures(page, width);
      expect(moved, `moved by the pictures at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('heading', { level: 1 }), 'h1').toHaveCount(1);
    await expect(page.getByRole('banner'), 'header').toBeVisible();
    const hours = weekRows(locale).at(-1);
    await expect(page.getByRole('contentinfo'), 'footer').toContainText(
      `${hours?.days} ${hours?.hours}`,
    );
    await hydrated(page);
    const own = made[path];
    if (own) await expect(page.locator(own).first(), 'scripts of its own').toBeVisible();

    // From the width that the page has now: a window that is resized lays the page out anew.
    for (const width of whole ? widths : [1440, 320]) {
      expect(await overflowAt(page, width), `scrolls sideways at ${width} px`).toBe(0);
      if (whole && withLetters.includes(width)) {
        const overflow = await overflowAt(page, width, 2);
        expect(overflow, `scrolls sideways at ${width} px with letters of 200 %`).toBe(0);
      }
      if (width !== 1440) continue;
      expect(await axeFindings(page, whole ? 'all' : 'structure'), 'axe').toEqual([]);
      if (!whole) continue;
      await showTheme(page, 'dark');
      expect(await axeFindings(page, 'colours'), 'axe, dark theme').toEqual([]);
    }

    // That the missing page is missing is what the browser says of it itself.
    const unexpected = complaints.filter((text) => !isMissing || !text.includes('status of 404'));
    expect(unexpected, 'errors in the console').toEqual([]);
    expect(foreign, 'asked of other hosts').toEqual([]);
  });
}
