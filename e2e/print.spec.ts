import { site } from '../content/site';
import { wordsOf } from '../content/words';
import { startedUp } from './hydrated';
import { curtainPage } from './some-pages';
import { expect, test } from './test';

const words = wordsOf('en');

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('a product page has the shop’s numbers in ink, and nothing to press', async ({ page }) => {
    await page.goto(curtainPage.path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: /^Call/ })).toContainText(site.phones.hero);
    await expect(footer.getByRole('link', { name: /^E-mail/ })).toContainText('@');
    await expect(page.getByRole('link', { name: /^Ask about/ })).toBeHidden();
    await expect(page.locator('.bubble, .play-mark').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const last = page.getByRole('main').getByRole('heading').last();
    await expect(last).toHaveCSS('color', 'rgb(42, 28, 18)');
  });

  test('numbers and short labels are not broken over lines', async ({ page }) => {
    // As wide as the page of A4 between the margins of print.css.
    await page.setViewportSize({ width: 703, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/contact', '/ar/contact', '/']) {
      await page.goto(path);
      await page.locator('.sr-only').evaluateAll((hidden) => {
        for (const part of hidden) part.remove();
      });
      const lines = await page
        .locator('footer li, .contact-facts dt, .contact-facts dd')
        .filter({ visible: true })
        .evaluateAll((parts) =>
          parts.map((part) => {
            const range = document.createRange();
            // What is meant to stand on lines of its own is read up to there.
            const end = part.querySelector('br');
            range.selectNodeContents(part);
            if (end) range.setEndBefore(end);
            const texts = [...range.getClientRects()].filter(({ width }) => width > 1);
            const tops = texts.map(({ top, height }) => top + height / 2);
            return Math.max(...tops) - Math.min(...tops) < 10 ? '' : part.textContent;
          }),
        );
      expect(lines.length, path).toBeGreaterThan(5);
      expect(lines.filter(Boolean), path).toEqual([]);
    }
  });

  test('a row that moves lies still, with all its slides', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('heading', { name: words.home.testimonials.title })
      .scrollIntoViewIfNeeded();
    const row = page.locator('.carousel-testimonials');
    await row.locator('.swiper-initialized').waitFor();
    await page.emulateMedia({ media: 'print' });
    const sides = await row
      .locator('.swiper-slide')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()));
    expect(sides).toHaveLength(4);
    expect(Math.min(...sides.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...sides.map(({ right }) => right))).toBeLessThanOrEqual(1440);
    const onTheNext = sides.filter(({ right, top }, index) => {
      const next = sides[index + 1];
      return next?.top === top && next.left < right;
    });
    expect(onTheNext, 'slides that lie on the next one').toEqual([]);
  });

  test('answers are open, and closed again on the screen', async ({ page }) => {
    await page.goto('/faq');
    const answer = page.locator('.disclosure p').nth(1);
    await expect(answer).toBeHidden();
    await startedUp(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(answer).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(answer).toBeHidden();
  });
});
