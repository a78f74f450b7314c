import { wordsOf } from '../content/words';
import { hydrated } from './hydrated';
import { expect, test } from './test';

const answers = wordsOf('en').faqPage.categories.reduce((sum, { faqs }) => sum + faqs.length, 0);

test('opens and closes answers by press and by keyboard, any number at a time', async ({
  page,
}) => {
  await page.goto('/faq');
  const items = page.locator('details.disclosure');
  await expect(items).toHaveCount(answers);
  await items.nth(1).locator('summary').click();
  await items.nth(2).locator('summary').press('Enter');
  await expect(items.nth(1)).toHaveAttribute('open', '');
  await expect(items.nth(2)).toHaveAttribute('open', '');
  await items.nth(1).locator('summary').press(' ');
  await expect(items.nth(1)).not.toHaveAttribute('open');
});

test('opens the answer that an address names', async ({ page }) => {
  await page.goto('/faq');
  const id = await page
    .locator('details.disclosure')
    .nth(30)
    .locator('[id]')
    .first()
    .getAttribute('id');
  await page.goto('/about');
  await page.goto(`/faq/#${id}`);
  await expect(page.locator('details.disclosure').nth(30)).toHaveAttribute('open', '');
  await expect(page.locator('details.disclosure').nth(30).locator('summary')).toBeInViewport();
});

test('filters while one types and says how many are left', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  const search = page.getByRole('searchbox');
  await search.fill('motor');
  await expect(page.getByRole('status').first()).toContainText(/\d+ answers?/);
  const left = await page.locator('details.disclosure:visible').count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(answers);
  await search.fill('');
  await expect(page.locator('details.disclosure:visible')).toHaveCount(answers);
});

test('sets what only the owner can fill in apart', async ({ page }) => {
  await page.goto('/faq');
  expect(await page.locator('mark.placeholder').count()).toBeGreaterThan(10);
});

test('the field’s hint is whole on phones', async ({ page }) => {
  for (const path of ['/faq', '/ar/faq']) {
    await page.goto(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const [needed = 0, room = 0] = await page.getByRole('searchbox').evaluate((field) => {
        if (!(field instanceof HTMLInputElement)) return [];
        const { width: room } = field.getBoundingClientRect();
        // As wide as its words: the browser measures them as it draws them.
        const words = document.createElement('span');
        words.textContent = field.placeholder;
        words.style.font = getComputedStyle(field).font;
        words.style.whiteSpace = 'nowrap';
        words.style.position = 'absolute';
        document.body.append(words);
        return [words.getBoundingClientRect().width, room];
      });
      expect(needed, `${path} at ${width} px`).toBeGreaterThan(0);
      expect(needed, `${path} at ${width} px`).toBeLessThanOrEqual(room);
    }
  }
});
