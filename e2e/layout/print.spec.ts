import { inLanguage } from '@/lib/content/dictionary';
import { defaultLocale } from '../../config/locales';
import { answerTexts } from '../../lib/content/collections';
import { getDictionary } from '../../lib/content/dictionary';
import { site } from '../../lib/content/site';
import { day } from '../../tailwind.config';
import { computed } from '../support/colour';
import { curtainPage } from '../support/sample-pages';
import { expect, test } from '../support/test';

const words = getDictionary('en');

test('a printed product page has the shop’s numbers, and no controls', async ({
  shared: { page },
}) => {
  await page.goto(curtainPage.path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: words.ui.call })).toContainText(
    site.phones.showroom ?? '',
  );
  await expect(footer.getByRole('link', { name: words.ui.email })).toContainText('@');
  // That of the build.
  await expect(footer).toContainText('2026');
  await expect(
    page.getByRole('form', { name: inLanguage(answerTexts, defaultLocale).label }),
  ).toBeHidden();
  await expect(page.locator('.bubble, .play-mark').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const last = page.getByRole('main').getByRole('heading').last();
  await expect(last).toHaveCSS('color', computed(day.text));
});

test('answers are open, and closed again on the screen', async ({ shared: { page } }) => {
  await page.goto('/faq');
  const answer = page.locator('.disclosure p').nth(1);
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(answer).toBeHidden();
});
