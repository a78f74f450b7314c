import { posts, services } from '../content/collections';
import { wordsOf } from '../content/words';
import { fill } from '../lib/text/fill';
import { inSentence } from '../lib/text/in-sentence';
import { hydrated, scrolledTo } from './hydrated';
import { servicePage } from './some-pages';
import { expect, test } from './test';

const words = wordsOf('en');

test('a description is cut to 100 characters and opens in place', async ({ page }) => {
  await page.goto('/service');
  const { title, description } = services[0]?.words.en ?? { title: '', description: '' };
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });
  const text = card.locator('.cut > p');
  const rest = card.locator('details p');
  await expect(text).toContainText(/…$/);
  expect((await text.textContent())?.length).toBeLessThanOrEqual(101);
  await expect(rest).toBeHidden();
  await card.locator('summary').click();
  // What follows stands after its button.
  await expect(rest).toBeVisible();
  const whole = [await text.textContent(), await rest.textContent()].join('').replaceAll('…', '');
  expect(whole.replace(/\s/g, '')).toBe(description.replace(/\s/g, ''));
  await card.locator('summary').click();
  await expect(rest).toBeHidden();
});

test('books an appointment by WhatsApp, naming the service', async ({ page }) => {
  await page.goto('/service');
  const link = page.getByRole('link', { name: words.ui.bookAppointment }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(inSentence(services[0]?.words.en.title ?? '', words))),
  );
  const named = page.locator('main').getByRole('link', { name: words.ui.bookAppointment });
  const names = await named.allTextContents();
  expect(new Set(names).size).toBe(names.length);
});

for (const { list, open, back } of [
  { list: '/service', open: words.ui.detailsMore, back: words.servicesPage.back },
  { list: '/blog', open: posts.at(-1)?.words.en.title ?? '', back: words.blogPage.back },
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

test('a service has its pictures, which open in the dialog', async ({ page }) => {
  await page.goto(servicePage.path);
  await expect(
    page.getByRole('heading', {
      name: fill(words.servicesPage.gallery, { title: servicePage.heading }),
    }),
  ).toBeVisible();
  const pictures = page.locator('[data-preview-item]');
  await expect(pictures).toHaveCount(servicePage.media.length);
  await pictures.nth(1).getByRole('link').click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(fill(words.ui.position, { index: 2, count: servicePage.media.length })),
  ).toBeVisible();
});
