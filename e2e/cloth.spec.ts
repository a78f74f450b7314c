/** docs/requirements.md 2.18, 4.8, 9.16 */
import type { Locator, Page } from '@playwright/test';
import { inLanguage } from '@/lib/content/dictionary';
import { cloths, lights } from '../config/cloths';
import { defaultLocale } from '../config/locales';
import { clothGuide } from '../lib/content/collections';
import { sum } from './support/file-weight';
import { hydrated } from './support/hydrated';
import { expect, requestedPaths, test } from './support/test';

const words = inLanguage(clothGuide, defaultLocale);
const clothPage = clothGuide.pages.find(({ first }) => first === 'voile');
const { captions } = words;
const all = cloths.length * lights.length;

const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const captionOf = (page: Page): Locator => page.locator('.cloth figcaption:visible');
const pictureOf = (page: Page): Locator => page.locator('.cloth').getByRole('img');

test('what each cloth hides opens in place', async ({ page, consoleErrors }) => {
  const path = `${clothPage?.page}/`;
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('link', { name: words.more }).click();
  await expect(page.getByRole('table', { name: words.opacity.title })).toBeInViewport();
  await expect(page).toHaveURL(path);
  expect(consoleErrors).toEqual([]);
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

    test('a cloth and a light are chosen by keyboard', async ({ page, consoleErrors }) => {
      const paths = requestedPaths(page);
      const fetched = () => [...paths].filter((path) => /cloth-\w+-\w+\.[^/]+$/.test(path));
      // Without scripts browsers fetch every picture, lazy or not.
      const expectFetched = (count: number) =>
        expect.poll(() => fetched().length).toBe(javaScriptEnabled ? count : all);
      await page.goto(clothPage?.page ?? '');
      await page.locator('.cloth').scrollIntoViewIfNeeded();
      await expectFetched(1);
      await expect(captionOf(page)).toHaveText(captions.voile.noon);
      await expect(pictureOf(page)).toHaveJSProperty('complete', true);

      await choice(page, words.cloths.voile.name).focus();
      for (const [index, cloth] of cloths.entries()) {
        if (index > 0) await page.keyboard.press('ArrowDown');
        await expect(captionOf(page)).toHaveText(captions[cloth].noon);
        await expect(pictureOf(page)).toHaveAccessibleName(
          new RegExp(`^${words.cloths[cloth].name} `),
        );
        await expectFetched(1 + index);
      }
      await page.keyboard.press('Tab');
      for (const [index, light] of lights.entries()) {
        if (index > 0) await page.keyboard.press('ArrowDown');
        await expect(captionOf(page)).toHaveText(captions.blackout[light]);
        await expectFetched(cloths.length + index);
      }
      for (const picture of fetched()) {
        expect(sum([picture])).toBeLessThanOrEqual(25_000);
        expect(picture).not.toContain('webp');
      }
      expect(consoleErrors).toEqual([]);
    });
  });
}
