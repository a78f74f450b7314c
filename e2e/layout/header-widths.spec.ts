import { locales } from '../../config/locales';
import { exceptions, week } from '../../lib/content/hours';
import { shopState } from '../../lib/hours/opening';
import { momentOf } from '../../lib/hours/shop-time';
import { localPath } from '../../lib/urls';
import { faces, showText } from '../page-checks/face';
import { headerProblems, openInFrame } from '../page-checks/header';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const layout = { tag: '@layout' };

const sunday = momentOf('2026-11-29T00:30:00');
const stateAt = (moment: number) => shopState(moment, { week, exceptions });
const hours = Array.from({ length: 7 * 24 }, (_, hour) => sunday + hour * 3_600_000);

const open = hours.find((hour) => stateAt(hour).open);
/** Until another day, which the status names. */
const closed = hours.find((hour) => {
  const state = stateAt(hour);
  return !state.open && state.next?.inDays !== 0;
});

for (const locale of locales) {
  const home = `${localPath('/', locale)}/`.replace('//', '/');

  test(`the header is one row at every width (${locale})`, layout, async ({ page }) => {
    for (const moment of [open, closed]) {
      if (moment) await page.clock.setFixedTime(moment);
      const frame = await openInFrame(page, home);
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

  test(`a fragment’s target is below the header (${locale})`, layout, async ({ page }) => {
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
