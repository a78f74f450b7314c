import { devices } from '@playwright/test';
import { wordsOf } from '../content/words';
import { curtainPage } from './some-pages';
import { expect, test } from './test';

const words = wordsOf('en');
const [menu, own] = curtainPage.breadcrumbs;

test.describe('the header on a wide screen', () => {
  test('opens the curtain pages by keyboard and leads to one', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const curtains = navigation.locator('summary', { hasText: menu?.name ?? '' });
    await curtains.focus();
    await page.keyboard.press('Enter');
    await navigation.getByRole('link', { name: own?.name ?? '', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(curtainPage.heading);
    await expect(navigation.locator('[aria-current="page"]')).toHaveText(own?.name ?? '');
  });

  test('closes an open menu by Escape and by a press beside it', async ({ page }) => {
    await page.goto('/');
    const group = page.locator('details.nav-group').first();
    await group.locator('summary').click();
    await expect(group).toHaveAttribute('open', '');
    await page.keyboard.press('Escape');
    await expect(group).not.toHaveAttribute('open');
    await expect(group.locator('summary')).toBeFocused();
    await group.locator('summary').click();
    await page.mouse.click(700, 700);
    await expect(group).not.toHaveAttribute('open');
  });

  test('opens a list for a mouse that rests on it, and keeps it open for a press', async ({
    page,
  }) => {
    await page.goto('/about');
    const group = page.locator('details.nav-group').first();
    const list = group.locator('.nav-list');
    await expect(list).toBeHidden();
    await group.locator('summary').hover();
    await expect(list).toBeVisible();
    await list.getByRole('link').last().hover();
    await expect(list).toBeVisible();
    await group.locator('summary').click();
    await page.mouse.move(700, 700);
    await expect(list).toBeVisible();
  });

  test('is a row from 1100 px on', async ({ page }) => {
    for (const path of ['/about', '/ar/about']) {
      await page.goto(path);
      for (const width of [1100, 1180, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator('.menu-button'), `${width} px`).toBeHidden();
        await expect(page.locator('.nav-bar > li').last()).toBeInViewport({ ratio: 1 });
        const box = await page.getByRole('banner').boundingBox();
        expect(box?.height, `${path} at ${width} px`).toBe(72);
      }
    }
  });

  test('lets the Tab key skip to the content', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.ui.skipToContent })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('the shell on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('opens the menu, hides the bubble, and comes back', async ({ page }) => {
    await page.goto('/curtains');
    const bubble = page.locator('.bubble');
    await expect(bubble).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).tap();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(
      navigation.getByRole('link', { name: words.navigation['/contact'] }),
    ).toBeVisible();
    await expect(bubble).toBeHidden();
    await expect(navigation.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(bubble).toBeVisible();
  });

  test('has the whole menu on the screen, with the other language', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/about', '/ar/about']) {
      await page.goto(path);
      await page.locator('.menu-button').tap();
      const menu = page.locator('.navigation');
      await expect(menu.locator('[hreflang]')).toBeInViewport({ ratio: 1 });
      const over = await menu.evaluate((panel) => panel.scrollHeight - panel.clientHeight);
      expect(over, path).toBeLessThanOrEqual(0);
      await page.mouse.wheel(0, 300);
      expect(await page.evaluate(() => scrollY), 'the page behind does not scroll').toBe(0);
    }
  });

  test('has the bubble step aside for a button below it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(curtainPage.path);
    const bubble = page.locator('.bubble-button');
    const ask = page.getByRole('link', { name: /^Ask about/ }).first();
    await ask.evaluate((link) => {
      const top = link.getBoundingClientRect().top + scrollY - innerHeight + 60;
      scrollTo({ top, behavior: 'instant' });
    });
    await expect
      .poll(async () => {
        const [under, above] = [await ask.boundingBox(), await bubble.boundingBox()];
        if (!under || !above) return 'missing';
        const beside = under.x + under.width <= above.x + 1;
        return beside && above.x < 390 ? 'beside it' : 'above it';
      })
      .toBe('beside it');
  });

  test('offers WhatsApp, phone and e-mail in the bubble', async ({ page }) => {
    await page.goto('/curtains');
    await page.locator('.bubble summary').tap();
    const bubble = page.locator('.bubble');
    await expect(bubble.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/97400000001\?text=Hello/,
    );
    await expect(bubble.getByRole('link', { name: /974/ })).toHaveAttribute('href', /^tel:\+974/);
    await expect(bubble.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  });

  test('has a header of one line at every width', async ({ page }) => {
    await page.goto('/contact');
    for (const width of [320, 360, 375, 390, 768, 1023, 1024, 1100, 1280, 1400, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.getByRole('banner').boundingBox();
      expect(box?.height, `${width} px`).toBe(72);
    }
  });
});
