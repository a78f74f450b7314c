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

for (const [width, paths] of [
  [390, [...changing, curtainPage.path]],
  [1440, changing.slice(0, 1)],
] as const) {
  test(`hydration causes no layout shift, ${width} px`, async ({ shared: { page } }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      // Fixed, so that the page is measured before its scripts read the time.
      const release = await delayScripts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const before = await page.evaluate(measures);
      release();
      await hydrated(page);
      await expect(page.locator('.shop-status [aria-hidden]')).not.toHaveCount(0);
      expect(await page.evaluate(measures), path).toEqual(before);
      await page.unrouteAll();
    }
  });
}

/** What may differ between the build and a visitor: zone, time, what is stored. A state for each language. */
const states = [
  ['America/Los_Angeles', '2027-02-12T08:45:00Z', defaultLocale],
  ['Pacific/Auckland', '2030-12-31T23:59:00Z', locales.at(-1) ?? defaultLocale],
] as const;

for (const [timezoneId, time, locale] of states) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'de-DE', colorScheme: 'dark' });

    test(`every component renders what was served, at ${time}`, async ({ page, consoleErrors }) => {
      await page.clock.install({ time });
      await page.addInitScript((base) => {
        const draft = { name: 'Noor', message: 'Two', district: 'Pearl', date: '2027-02-13' };
        for (const key of ['message-draft', 'visit-draft', 'measure-plan'])
          for (const storage of [localStorage, sessionStorage])
            storage.setItem(`${base}/${key}`, JSON.stringify(draft));
        localStorage.setItem('theme', 'light');
      }, basePath);
      for (const path of stateful) {
        await page.goto(localPath(path, locale));
        await hydrated(page);
        expect(consoleErrors, path).toEqual([]);
      }
    });
  });
}
