import { services } from '../content/collections';
import { hydrated, scrolledTo } from './hydrated';
import { expect, test } from './test';

test('a description is cut to 100 characters and opens in place', async ({ page }) => {
  await page.goto('/service');
  const { title, description } = services[0]?.words.en ?? { title: '', description: '' };
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card.locator('.cut p')).toContainText(`${description.slice(0, 100)}…`, {
    useInnerText: true,
  });
  await card.getByText('Read More').click();
  await expect(card.locator('.cut p')).toHaveText(description, { useInnerText: true });
  await card.getByText('Show Less').click();
  await expect(card.locator('.cut p')).not.toHaveText(description, { useInnerText: true });
});

test('books an appointment by WhatsApp, naming the service', async ({ page }) => {
  await page.goto('/service');
  const link = page.getByRole('link', { name: /^Book an Appointment/ }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(link).toHaveAttribute('href', /cabinets/);
});

for (const { list, open, back } of [
  { list: '/service', open: /^Details More/, back: 'Back to Services' },
  { list: '/blog', open: /Fabric|fabric|dust/, back: 'Back to Blogs' },
]) {
  for (const way of ['link', 'browser'] as const) {
    test(`${back} by the ${way} brings the list back where it was left`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(list);
      const link = page.getByRole('link', { name: open }).last();
      // As the click will scroll it: a card that comes in moves a little under its link.
      await link.click({ trial: true });
      const before = await scrolledTo(page);
      expect(before).toBeGreaterThan(300);
      await link.click();
      await expect(page.getByRole('link', { name: back })).toBeVisible();
      await hydrated(page);
      if (way === 'link') await page.getByRole('link', { name: back }).click();
      else await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${list}/?$`));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    });
  }
}

test('a service has its six pictures, which open in the dialog', async ({ page }) => {
  await page.goto('/service/sofas');
  await expect(page.getByRole('heading', { name: 'Work Gallery of Sofas' })).toBeVisible();
  const pictures = page.locator('[data-preview-item]');
  await expect(pictures).toHaveCount(6);
  await pictures.nth(1).getByRole('link').click();
  await expect(page.getByRole('dialog').getByText('2 of 6')).toBeVisible();
});
