import { getDictionary } from '../../lib/content/dictionary';
import { day, evening } from '../../tailwind.config';
import { computed } from '../support/colour';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const { ui } = getDictionary('en');

const themes = { light: day, dark: evening };
const light = computed(day.background);
const dark = computed(evening.background);

const systems = [
  ['light', 'dark', ui.toDark, light, dark],
  ['dark', 'light', ui.toLight, dark, light],
] as const;

for (const [system, chosen, button, before, after] of systems) {
  test(`follows the ${system} system, then the visitor, and remembers`, { tag: '@core' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveCSS('background-color', before);
    await page.getByRole('banner').getByRole('button', { name: button }).click();
    await expect(html).toHaveClass(new RegExp(`\\b${chosen}\\b`));
    const meta = page.locator('meta[name="theme-color"]').first();
    await expect(meta).toHaveAttribute('content', themes[chosen].background);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(chosen);
    await page.goto('/contact');
    await expect(html).toHaveCSS('background-color', after);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has the system’s theme, without a button', async ({ page }) => {
    await page.goto('/');
    for (const [colorScheme, , name, before] of systems) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('background-color', before);
      await expect(page.getByRole('banner').getByRole('button', { name })).toBeHidden();
    }
  });
});

test('paints a chosen theme from the first frame', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement;
      const seen = [root.className];
      new MutationObserver(() => {
        seen.push(root.className);
        root.dataset.seen = JSON.stringify(seen);
      }).observe(root, { attributeFilter: ['class'] });
    });
  });
  await page.goto('/');
  await hydrated(page);
  // Their start sets a class on the root element.
  const seen = page.locator('html[data-seen]');
  const classes: string[] = JSON.parse((await seen.getAttribute('data-seen')) ?? '');
  expect(classes.length).toBeGreaterThan(1);
  expect(classes.filter((each) => !/\bdark\b/.test(each))).toEqual([]);
});
