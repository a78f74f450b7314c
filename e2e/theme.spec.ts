import { themeToggleAttribute } from '../browser/contracts';
import { wordsOf } from '../content/words';
import { expect, test } from './test';

const words = wordsOf('en');

/** The button until it is hydrated. */
const toggle = `[${themeToggleAttribute}]`;

const background = 'getComputedStyle(document.documentElement).backgroundColor';
const paper = 'rgb(251, 247, 241)';
const espresso = 'rgb(23, 16, 11)';

for (const [scheme, other, colour] of [
  ['light', 'evening', paper],
  ['dark', 'day', espresso],
] as const) {
  test.describe(`where the system is ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test('follows the system, then the visitor, and remembers', async ({ page }) => {
      await page.goto('/');
      expect(await page.evaluate(background)).toBe(colour);
      await page.getByRole('button', { name: `Switch to ${other} colours` }).click();
      const chosen = scheme === 'dark' ? 'light' : 'dark';
      await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${chosen}\\b`));
      // The browser's own bars follow.
      await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
        'content',
        scheme === 'dark' ? paper : espresso,
      );
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(chosen);
      await page.goto('/about');
      expect(await page.evaluate(background)).toBe(scheme === 'dark' ? paper : espresso);
    });

    test('keeps the system’s choice without JavaScript, and offers no other', async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: scheme });
      const page = await context.newPage();
      await page.goto(site.url);
      await expect(page.locator('html')).toHaveCSS('background-color', colour);
      await expect(page.getByRole('button', { name: `Switch to ${other} colours` })).toBeHidden();
      await context.close();
    });
  });
}

test('paints a chosen theme from the first frame', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  const first = await page.evaluate(
    () =>
      new Promise<string>((done) =>
        requestAnimationFrame(() =>
          done(getComputedStyle(document.documentElement).backgroundColor),
        ),
      ),
  );
  expect(first).toBe(espresso);
});

test('changes the theme for a tap that comes before the scripts', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => {
    // Never answered: the line is slow.
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: words.ui.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('changes the whole page, step by step, and leaves it as tall as it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const change = async (theme: string) => {
    await page.getByRole('button', { name: `Switch to ${theme} colours` }).click();
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
    await expect(page.locator('main > [style*="content-visibility"]')).toHaveCount(0);
  };
  await change('evening');
  await expect(page.locator(toggle)).toHaveCount(0);
  const before = await height();
  await change('day');
  expect(await height()).toBe(before);
  await page.getByRole('button', { name: words.ui.toDark }).click();
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(15, 10, 6)');
});

test('never takes the theme away while the scripts start', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver((changes) => {
      for (const { oldValue } of changes)
        root.dataset.seen = `${root.dataset.seen ?? oldValue}|${oldValue}`;
    }).observe(root, { attributeFilter: ['class'], attributeOldValue: true });
  });
  await expect(page.locator(toggle)).toHaveCount(0);
  // Their start gives the root a class: it was watched.
  await expect(page.locator('html')).toHaveAttribute('data-seen', /light/);
  const seen = await page.locator('html').getAttribute('data-seen');
  for (const classes of seen?.split('|') ?? []) expect(classes).toMatch(/\b(light|dark)\b/);
});

test('stands a damaged or refused memory', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'two words'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(toggle)).toHaveCount(0);
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  expect(complaints).toEqual([]);
});
