import type { Frame } from '@playwright/test';
import { locales } from '../../config/locales';
import { faces, showText } from '../page-checks/face';
import { headerProblems, openInFrame } from '../page-checks/header';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const layout = { tag: '@layout' };

/** From, to, step: on phones each pixel, beyond them no range of three. */
const phones = [320, 480, 1] as const;

for (const locale of locales) {
  test(
    `the header is one row at every width, the menu below it (${locale})`,
    layout,
    async ({ page }) => {
      const open = async (moment: string) => {
        await page.clock.setFixedTime(moment);
        return openInFrame(page, locale);
      };
      const check = async (
        frame: Frame,
        ...ranges: readonly (readonly [number, number, number])[]
      ) => {
        for (const face of faces) {
          await showText(frame, face);
          for (const range of ranges)
            expect(await frame.evaluate(headerProblems, range), face).toEqual([]);
        }
      };
      // Thursday night, before a day that opens late in most shops.
      const night = await open('2026-11-26T22:30:00+03:00');
      await check(night, [768, 1920, 3], phones);
      await night.locator('.menu-button').click();
      await check(night, phones);
      // Shorter by day; narrower windows do not show it.
      await check(await open('2026-11-29T12:00:00+03:00'), [1200, 1920, 3]);
    },
  );
}

test('a target is below the header of a long name', layout, async ({ shared: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  await hydrated(page);
  for (const [place, [width, text, face]] of (
    [
      [320, '100%', 'wide'],
      [390, '200%', 'wide'],
      [1440, '100%', 'narrow'],
    ] as const
  ).entries()) {
    await page.setViewportSize({ width, height: 900 });
    await showText(page, face, text);
    await page.evaluate((index) => {
      const name = document.querySelector('.brand-name');
      if (name) name.textContent = 'Internationalmansoura';
      location.hash = document.querySelectorAll('main [id]')[3 + index]?.id ?? '';
    }, place);
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
