import type { Page } from '@playwright/test';
import { getDictionary } from '../lib/content/dictionary';
import { curtainPage } from './support/sample-pages';
import { expect, requestedPaths, test } from './support/test';

const { ui } = getDictionary('en');

type Theme = 'light' | 'dark';

/** Files of pictures that have a twin, by theme, and those that are shown. Runs in the page. */
const twinsIn = (page: Page) =>
  page.locator('picture:has([data-evening])').evaluateAll((pictures) => {
    const files = (selector: string) =>
      pictures
        .flatMap((picture) => [...picture.querySelectorAll<HTMLSourceElement>(selector)])
        .flatMap(({ srcset }) => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? ''));
    return {
      dark: files('[data-evening]'),
      light: files('source:not([data-evening])'),
      shown: pictures
        .map((picture) => picture.querySelector('img')?.currentSrc ?? '')
        .filter(Boolean)
        .map((address) => new URL(address).pathname),
    };
  });

/** Opens a page, and expects that it shows the files of a theme and has fetched none of the other. */
async function expectOnly(page: Page, path: string, theme: Theme): Promise<void> {
  const fetched = requestedPaths(page);
  await page.goto(path);
  const other = theme === 'dark' ? 'light' : 'dark';
  const images = page.locator('picture:has([data-evening]) img');
  for (const image of [images.first(), images.last()]) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0);
  }
  const twins = await twinsIn(page);
  expect(twins.shown.filter((file) => !twins[theme].includes(file))).toEqual([]);
  expect(twins.shown.filter((file) => fetched.has(file))).not.toEqual([]);
  expect(twins[other].filter((file) => fetched.has(file))).toEqual([]);
}

// Each page with another kind of first picture: upright on a phone.
for (const [system, chosen, path, width] of [
  ['dark', undefined, '/', 390],
  ['light', 'dark', curtainPage.path, 1440],
] as const) {
  test(`in a ${system} system with ${chosen ?? 'no'} choice, one of each pair is fetched`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => {
      if (theme) localStorage.setItem('theme', theme);
    }, chosen);
    await page.setViewportSize({ width, height: 850 });
    await expectOnly(page, path, chosen ?? system);
  });
}

test('a press fetches the twin and shows it', async ({ shared: { page } }) => {
  await page.goto(curtainPage.path);
  const pictures = page.locator('.banner').first().locator('picture');
  const fade = page.evaluate(async () => {
    for (;;) {
      const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
      if (timings.length > 0) return Math.max(...timings.map((each) => Number(each?.duration)));
      await new Promise(requestAnimationFrame);
    }
  });
  await page.getByRole('main').getByRole('button', { name: ui.toDark }).click();
  await expect(page.getByRole('main').getByRole('button', { name: ui.toLight })).toBeVisible();
  expect(await fade).toBe(400);
  // One after the fade.
  await expect(pictures).toHaveCount(1);
  const { dark } = await twinsIn(page);
  const shown = () =>
    pictures.locator('img').evaluate((each: HTMLImageElement) => new URL(each.currentSrc).pathname);
  await expect.poll(async () => dark.includes(await shown())).toBe(true);
});
