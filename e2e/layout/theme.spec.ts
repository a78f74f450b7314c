/** docs/requirements.md 1.3 */
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
    await page.goto('/terms');
    const html = page.locator('html');
    await expect(html).toHaveCSS('background-color', before);
    await page.getByRole('banner').getByRole('button', { name: button }).click();
    await expect(html).toHaveCSS('background-color', after);
    const meta = page.locator('meta[name="theme-color"]').first();
    await expect(meta).toHaveAttribute('content', themes[chosen].background);
    await page.goto('/contact');
    await expect(html).toHaveCSS('background-color', after);
  });
}

test('each press during a fade acts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await hydrated(page);
  const html = page.locator('html');
  await html.evaluate((root) => {
    const themes: string[] = [];
    new MutationObserver(() => {
      const theme = root.classList.contains('dark') ? 'dark' : 'light';
      if (themes.at(-1) !== theme) themes.push(theme);
      root.dataset.themes = themes.join(' ');
    }).observe(root, { attributeFilter: ['class'] });
  });
  const button = page.getByRole('banner').getByRole('button', { name: ui.toDark });
  const box = await button.boundingBox();
  for (let press = 0; press < 3; press += 1)
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(html).toHaveAttribute('data-themes', /dark light dark$/);
});

test('no frame of a fade has half of each theme, whose words would be as grey as the ground', async ({
  page,
}) => {
  await page.goto('/terms');
  await hydrated(page);
  const button = page.getByRole('banner').getByRole('button', { name: ui.toDark });
  const shares = await button.evaluate(async (own: HTMLElement) => {
    const isFade = (each: Animation) =>
      each instanceof CSSAnimation && each.animationName === 'theme';
    own.click();
    let fade: Animation | undefined;
    while (!fade) {
      await new Promise(requestAnimationFrame);
      fade = document.getAnimations().find(isFade);
    }
    fade.pause();
    const shown = getComputedStyle(document.documentElement, '::view-transition-new(root)');
    const found: number[] = [];
    for (let time = 0; time <= 400; time += 10) {
      fade.currentTime = time;
      found.push(Number(shown.opacity));
    }
    fade.finish();
    return found;
  });
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(shares.filter((share) => share > 0.25 && share < 0.75)).toEqual([]);
});

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
