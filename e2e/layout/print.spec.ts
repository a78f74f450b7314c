import { defaultLocale } from '../../config/locales';
import { answerTexts, testimonials } from '../../lib/content/collections';
import { site } from '../../lib/content/site';
import { ownWords } from '../../lib/content/testing';
import { day } from '../../tailwind.config';
import { computed } from '../support/colour';
import { curtainPage } from '../support/sample-pages';
import { expect, test } from '../support/test';

const words = ownWords;

test.use({ colorScheme: 'dark' });

test('a product page has the shop’s numbers in ink, and nothing to press', async ({ page }) => {
  await page.goto(curtainPage.path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: words.ui.call })).toContainText(site.phones.hero);
  await expect(footer.getByRole('link', { name: words.ui.email })).toContainText('@');
  await expect(
    page.getByRole('form', { name: answerTexts.words[defaultLocale].label }),
  ).toBeHidden();
  await expect(page.locator('.bubble, .play-mark').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const last = page.getByRole('main').getByRole('heading').last();
  await expect(last).toHaveCSS('color', computed(day.text));
});

test('carousels are printed with all slides', async ({ page }) => {
  test.skip(testimonials.length < 2, 'this shop has no row of reviews');
  await page.goto('/');
  await page
    .getByRole('heading', { name: words.homePage.testimonials.title })
    .scrollIntoViewIfNeeded();
  const row = page.locator('.carousel-testimonials');
  await row.locator('.swiper-initialized').waitFor();
  await page.emulateMedia({ media: 'print' });
  const sides = await row
    .locator('.swiper-slide')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()));
  expect(sides).toHaveLength(testimonials.length);
  expect(Math.min(...sides.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...sides.map(({ right }) => right))).toBeLessThanOrEqual(1440);
  const onTheNext = sides.filter(({ left, right, top }, index) => {
    const next = sides[index + 1];
    return next?.top === top && next.left < right && next.right > left;
  });
  expect(onTheNext, 'slides that lie on the next one').toEqual([]);
});

test('answers are open, and closed again on the screen', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.locator('.disclosure p').nth(1);
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(answer).toBeHidden();
});
