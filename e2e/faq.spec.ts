import { expect, test } from './support/test';

test('a link to an answer opens it, in view', async ({ page }) => {
  await page.goto('/faq');
  const items = page.locator('details.disclosure');
  const id = await items.last().locator('[id]').first().getAttribute('id');
  await page.goto('/about');
  await page.goto(`/faq/#${id}`);
  await expect(items.last()).toHaveAttribute('open', '');
  await expect(items.last().locator('summary')).toBeInViewport();
});

test('the field’s hint is not clipped on phones', async ({ page }) => {
  for (const path of ['/faq', '/ar/faq']) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const [needed = 0, room = 0] = await page.getByRole('searchbox').evaluate((field) => {
      if (!(field instanceof HTMLInputElement)) return [];
      // As wide as its text, which is measured when rendered.
      const words = document.createElement('span');
      words.textContent = field.placeholder;
      words.style.font = getComputedStyle(field).font;
      words.style.whiteSpace = 'nowrap';
      words.style.position = 'absolute';
      document.body.append(words);
      return [words.getBoundingClientRect().width, field.getBoundingClientRect().width];
    });
    expect(needed, path).toBeGreaterThan(0);
    expect(needed, path).toBeLessThanOrEqual(room);
  }
});
