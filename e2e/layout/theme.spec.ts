/** docs/requirements.md 1.3 */
import { getDictionary } from '../../lib/content/dictionary';
import { day, evening } from '../../tailwind.config';
import { computed } from '../support/colour';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const { ui } = getDictionary('en');

const light = computed(day.background);
const dark = computed(evening.background);

const systems = [
  ['light', ui.toDark, light],
  ['dark', ui.toLight, dark],
] as const;

test('follows a dark system, then the visitor, at each press, and remembers', {
  tag: '@core',
}, async ({ shared: { page } }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/terms');
  const html = page.locator('html');
  await expect(html).toHaveCSS('background-color', dark);
  await hydrated(page);
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name });
  const { x = 0, y = 0 } = (await button(ui.toLight).boundingBox()) ?? {};
  // Each of them during the fade of the one before.
  for (const next of [ui.toDark, ui.toLight, ui.toDark]) {
    await page.mouse.click(x + 10, y + 10);
    await expect(button(next)).toBeVisible();
  }
  await expect(html).toHaveCSS('background-color', light);
  await page.goto('/contact');
  await expect(html).toHaveCSS('background-color', light);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has the system’s theme, without a button', async ({ page }) => {
    await page.goto('/');
    for (const [colorScheme, name, before] of systems) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('background-color', before);
      await expect(page.getByRole('banner').getByRole('button', { name })).toBeHidden();
    }
  });
});
