import type { Page } from '@playwright/test';
import { ownWords } from '../lib/content/testing';
import { curtainPage } from './support/sample-pages';
import { expect, requestedPaths, test } from './support/test';

const { ui } = ownWords;

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

type Theme = 'light' | 'dark';

/** Expects that a page shows the files of a theme, and has fetched none of the other. */
async function expectOnly(page: Page, fetched: ReadonlySet<string>, theme: Theme): Promise<void> {
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

const themes: readonly Theme[] = ['light', 'dark'];

test.beforeEach(async ({ page }) => {
  await page.goto(curtainPage.path);
  const { dark } = await twinsIn(page);
  test.skip(dark.length === 0, 'this shop has no pictures of the evening');
  await page.goto('about:blank');
});

for (const system of themes) {
  for (const chosen of [undefined, ...themes.filter((theme) => theme !== system)]) {
    test(`in a ${system} system with ${chosen ?? 'no'} choice, one of each pair is fetched`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((theme) => {
        if (theme) localStorage.setItem('theme', theme);
      }, chosen);
      // Each with another kind of first picture: upright on a phone.
      for (const [path, width, height] of [
        ['/', 390, 844],
        [curtainPage.path, 1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const fetched = requestedPaths(page);
        await page.goto(path);
        await expectOnly(page, fetched, chosen ?? system);
        page.removeAllListeners('request');
      }
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, colorScheme: system });

    test(`a ${system} system has its own pictures`, async ({ page }) => {
      const fetched = requestedPaths(page);
      await page.goto(curtainPage.path);
      await expectOnly(page, fetched, system);
    });
  });
}

test('a press fetches the twin and shows it', async ({ page }) => {
  await page.goto(curtainPage.path);
  const pictures = page.locator('.banner').first().locator('picture');
  await page.getByRole('main').getByRole('button', { name: ui.toDark }).click();
  await expect(page.getByRole('main').getByRole('button', { name: ui.toLight })).toBeVisible();
  // What lies over the picture while it changes is gone.
  await expect(page.locator('html')).not.toHaveClass(/theme-fades/);
  await expect(pictures).toHaveCount(1);
  const { dark } = await twinsIn(page);
  const image = pictures.locator('img');
  const shown = await image.evaluate((each: HTMLImageElement) => new URL(each.currentSrc).pathname);
  expect(dark).toContain(shown);
});
