import { locales } from '../../config/locales';
import { localPath } from '../../lib/urls';
import { faces, showText } from '../page-checks/face';
import { headerProblems, openInFrame } from '../page-checks/header';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const layout = { tag: '@layout' };

/** Thursday night, before a day that opens late in most shops, and noon. */
const moments = ['2026-11-26T22:30:00+03:00', '2026-11-29T12:00:00+03:00'];

for (const locale of locales) {
  const home = `${localPath('/', locale)}/`.replace('//', '/');

  test(`the header is one row at every width (${locale})`, layout, async ({ page }) => {
    for (const moment of moments) {
      await page.clock.setFixedTime(moment);
      const frame = await openInFrame(page, home);
      // Three times as fast.
      await frame.evaluate(() => document.querySelector('footer')?.replaceChildren());
      for (const face of faces) {
        await showText(frame, face);
        expect(await frame.evaluate(headerProblems, [320, 1920] as const), face).toEqual([]);
      }
    }
  });

  test(`the open menu begins at the header’s foot (${locale})`, layout, async ({ page }) => {
    const frame = await openInFrame(page, home);
    await frame.locator('.menu-button').click();
    for (const face of faces) {
      await showText(frame, face);
      expect(await frame.evaluate(headerProblems, [320, 480] as const), face).toEqual([]);
    }
  });

  test(`a target is below the header of a long name (${locale})`, layout, async ({ page }) => {
    for (const [width, text, face] of [
      [320, '100%', 'wide'],
      [390, '200%', 'wide'],
      [1440, '100%', 'narrow'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localPath('/terms', locale));
      await hydrated(page);
      await showText(page, face, text);
      await page.evaluate(() => {
        const name = document.querySelector('.brand-name');
        if (name) name.textContent = 'Internationalmansoura';
        location.hash = document.querySelectorAll('main [id]')[3]?.id ?? '';
      });
      const gap = () =>
        page.evaluate(() => {
          const target = document.querySelector(':target')?.getBoundingClientRect().top ?? 0;
          return (
            target - (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0)
          );
        });
      await expect.poll(gap, `${width} px, ${text}`).toBeGreaterThanOrEqual(0);
      expect(await gap(), `${width} px, ${text}`).toBeLessThan(300);
    }
  });
}
