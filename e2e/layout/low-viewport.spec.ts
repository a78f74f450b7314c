import type { Locator } from '@playwright/test';
import { getDictionary } from '../../lib/content/dictionary';
import { scrollToCarousel, visibleSlides } from '../support/carousel-page';
import { curtainPage, servicePage } from '../support/sample-pages';
import { expect, test } from '../support/test';

const low = { width: 844, height: 390 };

/** The smallest of them. */
const lowest = { width: 568, height: 320 };

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the page`);
  return { ...box, foot: box.y + box.height };
}

test('rows follow a window that only gets lower, or loses its margins', async ({ page }) => {
  await page.goto('/');
  const hero = await scrollToCarousel(page, 'hero');
  await page.setViewportSize({ width: 1440, height: 500 });
  const row = hero.locator('.swiper-wrapper');
  await expect.poll(async () => (await boxOf(row)).height).toBeLessThan(500);
  const controls = await boxOf(hero.locator('.carousel-below'));
  expect(controls.foot).toBeLessThanOrEqual((await boxOf(row)).foot);
  const clients = await scrollToCarousel(page, 'clients');
  await clients.getByRole('button', { name: getDictionary('en').ui.pauseCarousel }).click();
  const logos = clients.locator('.swiper');
  await page.setViewportSize({ width: 1240, height: 900 });
  await expect.poll(() => logos.evaluate(visibleSlides)).toMatchObject({ whole: 5, cut: 0 });
});

test('in a low viewport the title is on the first screen', async ({ page }) => {
  for (const [path, { width, height }] of [
    ['/curtains', low],
    [curtainPage.path, low],
    ['/service', low],
    [servicePage.path, lowest],
    [`/ar${servicePage.path}`, lowest],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(title.foot, path).toBeLessThanOrEqual(height);
  }
});
