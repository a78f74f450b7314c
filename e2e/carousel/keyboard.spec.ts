/** Carousels by keyboard and in the accessibility tree (docs/requirements.md 4.3). */

import type { Locator, Page } from '@playwright/test';
import { defaultLocale } from '../../config/locales';
import { getDictionary } from '../../lib/content/dictionary';
import { fill } from '../../lib/text/fill';
import { localPath } from '../../lib/urls';
import { focusedSlide, focusIsSeen, openRows, scrollToCarousel } from '../support/carousel-page';
import { expect, test } from '../support/test';

/** '1 of 3', '2 of 3', '3 of 3'. */
async function positionsIn(row: Locator, locale = defaultLocale): Promise<string[]> {
  const count = await row.locator('.swiper-slide').count();
  const { position } = getDictionary(locale).ui;
  return Array.from({ length: count }, (_, at) => fill(position, { index: at + 1, count }));
}

/** The slides that a key reaches, until the focus has left the row. */
async function slidesBy(key: string, page: Page, row: Locator): Promise<string[]> {
  const reached: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const slide = await focusedSlide(row);
    if (!slide) return reached;
    await expect.poll(() => focusIsSeen(page), `${key}, ${slide}`).toBe(true);
    if (slide !== reached.at(-1)) reached.push(slide);
  }
}

test('a row that has moved keeps the order of its slides', async ({ page }) => {
  const { rowsAfter } = await openRows(page, localPath('/', 'ar'));
  await rowsAfter(6_000);
  await page.clock.resume();
  for (const row of await page.locator('.carousel').all()) {
    const positions = await positionsIn(row, 'ar');
    if (positions.length < 2) continue;
    const inTree = row.getByRole('group').evaluateAll((all) => all.map((each) => each.ariaLabel));
    expect(await inTree).toEqual(positions);
    if ((await row.locator('.swiper-slide a').count()) === 0) continue;
    const control = row.locator('.carousel-control button').filter({ visible: true }).last();
    await control.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await slidesBy('Tab', page, row)).toEqual(positions);
    expect(await slidesBy('Shift+Tab', page, row)).toEqual(positions.reverse());
  }
});

test('arrow keys turn a row around, and focus in it goes along', { tag: '@core' }, async ({
  shared: { page },
}) => {
  await page.goto('/');
  for (const name of ['hero', 'collection'] as const) {
    const row = await scrollToCarousel(page, name);
    const positions = await positionsIn(row);
    await row.locator('.swiper-slide a').first().focus();
    for (const [key, slide] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', -1],
      ['ArrowRight', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedSlide(row), `${name} ${slide}`).toBe(positions.at(slide));
      await expect.poll(() => focusIsSeen(page), `${name} ${slide}`).toBe(true);
    }
  }
});

test('a control announces the slide, autoplay does not', async ({ page }) => {
  const { rowsAfter } = await openRows(page);
  const row = page.locator('.carousel:has(.carousel-dots)').last();
  const status = row.getByRole('status');
  const [first, second] = await row.locator('.carousel-dot').all();
  const { ui } = getDictionary('en');
  const count = await row.locator('.swiper-slide').count();
  for (const [index, dot] of [second, first].entries()) {
    await dot?.press('Enter');
    await rowsAfter(100);
    await expect(status).toHaveText(fill(ui.position, { index: 2 - index, count }));
    await expect(row.locator('[aria-current]')).toHaveAccessibleName(
      fill(ui.goToSlide, { index: 2 - index }),
    );
  }
  await page.mouse.click(2, 2);
  await rowsAfter(5000);
  await expect(status).toBeEmpty();
});
