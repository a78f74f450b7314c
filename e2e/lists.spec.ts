/** docs/requirements.md 2.17, 9.11 */
import { getDictionary } from '../lib/content/dictionary';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

const { servicePage, ui } = getDictionary('en');

test('a list restores its scroll position', { tag: '@core' }, async ({ shared: { page } }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // Entering cards move under their links.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/service');
  const link = page.getByRole('link', { name: ui.detailsMore }).last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await hydrated(page);
  await page.getByRole('link', { name: servicePage.back }).click();
  await expect(page).toHaveURL(/service\/?$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('lists have 1, 2 or 3 columns', async ({ shared: { page, blockPictures } }) => {
  await blockPictures();
  for (const path of ['/service', '/blog', '/gallery']) {
    await page.goto(path);
    const items = page.locator('main li:has(> article), main figure.film');
    for (const [width, columns] of [
      [390, 1],
      [700, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await items.evaluateAll((all: HTMLElement[]) =>
        all.map((each) => each.offsetLeft),
      );
      expect(new Set(lefts).size, `${path}, ${width} px`).toBe(columns);
    }
  }
});

test('an address with a need says why a product suits it, and dims the others', async ({
  shared: { page },
}) => {
  await page.goto('/curtains');
  const chip = page.locator('.chips a').first();
  const need = new URL((await chip.getAttribute('href')) ?? '', page.url()).hash.slice(1);
  await chip.click();
  const tiles = await page.locator('.tiles > li').evaluateAll((all) =>
    all.map((tile) => {
      const reasons = [...tile.querySelectorAll<HTMLElement>('[data-reason]')];
      const picture = tile.querySelector('.tile-picture');
      return {
        suits: reasons.map(({ dataset }) => dataset.reason),
        said: reasons.filter((each) => each.checkVisibility()).map(({ dataset }) => dataset.reason),
        isDim: picture && Number(getComputedStyle(picture).opacity) < 0.5,
      };
    }),
  );
  for (const { suits, said, isDim } of tiles) {
    expect(said).toEqual(suits.includes(need) ? [need] : []);
    expect(isDim).toBe(!suits.includes(need));
  }
});

test('a tall picture scrolls 1 px in 1 ms, to its end, while its card is focused', async ({
  shared: { page },
}) => {
  await page.goto('/portfolio');
  const card = page.locator('article').first();
  const picture = card.locator('.auto-scroll img');
  const distance = await picture.evaluate(
    (img: HTMLElement) => img.offsetHeight - (img.closest('.auto-scroll')?.clientHeight ?? 0),
  );
  expect(distance).toBeGreaterThan(100);
  await card.getByRole('link').first().focus();
  const move = await picture.evaluateHandle(async (img) => {
    while (img.getAnimations().length === 0) await new Promise(requestAnimationFrame);
    return img.getAnimations()[0];
  });
  const duration = await move.evaluate((scroll) => scroll?.effect?.getComputedTiming().duration);
  expect(Math.abs(Number(duration) - distance)).toBeLessThan(2);
  await move.evaluate((scroll) => scroll?.finish());
  const rest = await picture.evaluate((img) => {
    const frame = img.closest('.auto-scroll') ?? img;
    return img.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom;
  });
  expect(Math.abs(rest)).toBeLessThan(2);
});
