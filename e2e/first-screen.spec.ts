import type { Page, Route } from '@playwright/test';
import { firstScreenEndAttribute } from '../browser/contracts';
import { getDictionary } from '../content/dictionary';
import { curtainPage, servicePage } from './sample-pages';
import { expect, test } from './test';

const words = getDictionary('en');

const sheets = '**/_next/static/**/*.css';

/** How an element is rendered: position, size, every computed value, to a hundredth. */
type Drawn = Readonly<Record<string, string>>;

function drawn(page: Page): Promise<Drawn[]> {
  return page.evaluate((endAttribute) => {
    const end = document.querySelector(`[${endAttribute}]`);
    const found: Record<string, string>[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element === end) return found;
      // Containers of the end grow with later content; other pictures load after the page.
      if (element.contains(end) || element.closest('picture')) continue;
      if (!element.checkVisibility()) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Hover styles and transitions are in the style sheet.
      const names = [...style].filter((name) => !/^(--|transition)/.test(name));
      found.push({
        element: element.outerHTML.slice(0, 100),
        box: [x, y, width, height].join(),
        ...Object.fromEntries(
          names.map((name) => [
            name,
            // Lightning CSS rounds calc() in the critical CSS.
            style.getPropertyValue(name).replace(/\d+\.\d+/g, (n) => Number(n).toFixed(2)),
          ]),
        ),
      });
    }
    throw new Error('The page does not say where its first screen ends');
  }, firstScreenEndAttribute);
}

/** Differences in rendering, a line each. */
function differences(before: readonly Drawn[], after: readonly Drawn[]): string[] {
  return before.flatMap((one, index) =>
    Object.entries(one)
      .filter(([name, value]) => after[index]?.[name] !== value)
      .map(([name, value]) => `${one.element} ${name}: ${value} -> ${after[index]?.[name]}`),
  );
}

/** Opens a page with a delayed style sheet. */
async function openWithoutSheet(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(sheets, (route) => {
    held.push(route);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(1);
  return async () => {
    await held[0]?.continue();
    await page.waitForLoadState('load');
  };
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const path of ['/', `${curtainPage.path}/`, `${servicePage.path}/`, '/ar/']) {
      test(`${path}: the first screen is complete before the style sheet is loaded`, async ({
        page,
      }) => {
        const letGo = await openWithoutSheet(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Nothing unstyled is visible below it.
        await expect(page.locator('footer')).toHaveCount(0);
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        const before = await drawn(page);
        await letGo();
        await expect(page.locator('footer')).toHaveCount(1);
        expect(before.length).toBeGreaterThan(30);
        expect(differences(before, await drawn(page))).toEqual([]);
      });
    }
  });
}

test('menu and theme work before the style sheet is loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openWithoutSheet(page, `${curtainPage.path}/`);
  await page.getByRole('button', { name: words.ui.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: words.ui.menu }).click();
  await expect(page.getByRole('navigation', { name: words.ui.mainNavigation })).toBeVisible();
  await letGo();
});
