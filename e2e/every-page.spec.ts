/** What holds for every page: one visit each serves all checks, and each failure names its check. */
import { defaultLocale, locales } from '../content/locales';
import { allPages } from '../lib/pages';
import { localPath } from '../lib/urls';
import { weekRows } from '../lib/week-text';
import { hydrated } from './hydrated';
import { axeFindings } from './page-checks/axe';
import { showTheme } from './page-checks/theme';
import { overflowAt, overflowWithLetters } from './page-checks/width';
import { expect as hard, test } from './test';

const expect = hard.configure({ soft: true });
const widths = [320, 390, 768, 1024, 1440] as const;
const missing = '/no-such-page';

/** One page of each template is looked at in Arabic as closely as in English; the others share its style. */
const closely = ['/', '/curtains/wave', '/service', '/faq', '/contact', '/gallery'];

for (const { path, locale } of [
  ...locales.flatMap(allPages),
  { path: missing, locale: defaultLocale } as const,
]) {
  const address = path === missing ? missing : localPath(path, locale);
  test(address, async ({ page, complaints }) => {
    const whole = locale === defaultLocale || closely.includes(path);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    const answer = await page.goto(address);
    expect(answer?.status(), 'status').toBe(path === missing ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 }), 'h1').toHaveCount(1);
    await expect(page.getByRole('banner'), 'header').toBeVisible();
    const hours = weekRows(locale).at(-1);
    await expect(page.getByRole('contentinfo'), 'footer').toContainText(
      `${hours?.days} ${hours?.hours}`,
    );
    await hydrated(page);

    expect(await axeFindings(page), 'axe, light theme').toEqual([]);
    if (whole) {
      await showTheme(page, 'dark');
      expect(await axeFindings(page, 'colours'), 'axe, dark theme').toEqual([]);
    }

    for (const width of whole ? widths : [320, 1440]) {
      expect(await overflowAt(page, width), `scrolls sideways at ${width} px`).toBe(0);
    }
    for (const width of whole ? [390, 1440] : []) {
      const overflow = await overflowWithLetters(page, width, 2);
      expect(overflow, `scrolls sideways at ${width} px with letters of 200 %`).toBe(0);
    }

    // That the missing page is missing is what the browser says of it itself.
    const own = complaints.filter((text) => path !== missing || !text.includes('status of 404'));
    expect(own, 'errors in the console').toEqual([]);
  });
}
