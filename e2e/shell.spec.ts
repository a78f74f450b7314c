import { devices } from '@playwright/test';
import { expect, test } from './test';

test.describe('the header on a wide screen', () => {
  test('opens the curtain pages by keyboard and leads to one', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const curtains = navigation.locator('summary', { hasText: 'Curtains' });
    await curtains.focus();
    await page.keyboard.press('Enter');
    await navigation.getByRole('link', { name: 'Wave' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wave Curtains');
    await expect(navigation.locator('[aria-current="page"]')).toHaveText('Wave');
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

  test('lets the Tab key skip to the content', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
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
    await expect(navigation.getByRole('link', { name: 'Gallery' })).toBeVisible();
    await expect(bubble).toBeHidden();
    await expect(navigation.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(bubble).toBeVisible();
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
