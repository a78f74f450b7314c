import { defaultLocale, locales } from '../../config/locales';
import { localPath } from '../../lib/urls';
import { hydrated } from '../support/hydrated';
import { basePath } from '../support/published';
import { curtainPage, templatePaths } from '../support/sample-pages';
import { delayScripts, expect, test } from '../support/test';

/** A page's elements with height and, in the header, position; without the days of posts, which change at midnight. Runs in the page. */
function measures(): string[] {
  const parts = document.querySelectorAll(
    'main > *, main h2, .carousel, form, time, .shop-status:not(header *), header, footer, .nav-item, .icon-button',
  );
  return [...parts].map((part) => {
    const x = part.closest('header') ? part.getBoundingClientRect().x : '';
    return `${part.localName}.${part.className}: ${part.clientHeight} ${x}`;
  });
}

/** Pages with parts that scripts change, without those that the shop lacks. */
const changing = templatePaths.filter((path) => /^\/(contact|blog)?$/.test(path));

/** Pages whose components read the time or what is stored. */
const stateful = templatePaths.filter((path) =>
  /^\/(contact|visit|measure|blog\/.*|curtains\/.*|service\/.*)?$/.test(path),
);

test('hydration causes no layout shift', async ({ shared: { page } }) => {
  for (const [path, width] of [
    ...[...changing, curtainPage.path].map((each) => [each, 390] as const),
    ['/', 1440] as const,
  ]) {
    await page.setViewportSize({ width, height: 900 });
    // Fixed, so that the page is measured before its scripts read the time.
    const release = await delayScripts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const before = await page.evaluate(measures);
    release();
    await hydrated(page);
    await expect(page.locator('.shop-status [aria-hidden]')).not.toHaveCount(0);
    expect(await page.evaluate(measures), `${path}, ${width} px`).toEqual(before);
    await page.unrouteAll();
  }
});

test.describe('in Los Angeles, in February', () => {
  test.use({ timezoneId: 'America/Los_Angeles', locale: 'de-DE', colorScheme: 'dark' });

  test('every component renders what was served', async ({ page, consoleErrors }) => {
    await page.clock.install({ time: '2027-02-12T08:45:00Z' });
    await page.addInitScript((base) => {
      const draft = { name: 'Noor', message: 'Two', district: 'Pearl', date: '2027-02-13' };
      for (const key of ['message-draft', 'visit-draft', 'measure-plan'])
        for (const storage of [localStorage, sessionStorage])
          storage.setItem(`${base}/${key}`, JSON.stringify(draft));
      localStorage.setItem('theme', 'light');
    }, basePath);
    for (const path of stateful) {
      await page.goto(localPath(path, locales.at(-1) ?? defaultLocale));
      await hydrated(page);
      expect(consoleErrors, path).toEqual([]);
    }
  });
});
