/** docs/requirements.md 2.6, 10.2, 11.2 */
import { getDictionary } from '../../lib/content/dictionary';
import { formOf } from '../support/form-page';
import { curtainPage } from '../support/sample-pages';
import { expect, requestedPaths, test } from '../support/test';

const { faqPage, ui, visitPage } = getDictionary('en');

test.use({ javaScriptEnabled: false });

test('pages have their words, their way round and their ways to reach the shop', async ({
  page,
}) => {
  for (const path of ['/', curtainPage.path, '/contact', '/measure', '/visit']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('navigation', { name: ui.mainNavigation }), path).toBeVisible();
    await expect(page.locator('footer a[href^="https://wa.me"]'), path).toBeVisible();
    await expect(
      page.getByText(ui.loading, { exact: true }).filter({ visible: true }),
      path,
    ).toHaveCount(0);
    const made = page
      .locator('.plan, .plan-send, .pill, [name^=size], [name=needed]')
      .filter({ visible: true });
    await expect(made, path).toHaveCount(0);
  }
  // A visit's request, the last of them, needs a message of one's own.
  const { message } = formOf(page);
  await expect(message).toHaveAccessibleDescription(visitPage.hint);
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing)).toBe(
    true,
  );
});

test('every answer can be opened, a description read, a row scrolled', async ({ page }) => {
  await page.goto('/faq');
  const questions = faqPage.categories.flatMap(({ faqs }) => faqs.map(({ q }) => q));
  await expect(page.locator('summary').filter({ visible: true })).toContainText(questions);
  const last = page.locator('details.disclosure').last();
  await last.locator('summary').click();
  await expect(last.locator('p').last()).toBeVisible();
  await page.goto('/service');
  await page.getByText(ui.readMore).first().click();
  await expect(page.locator('.expandable:has([open]) .when-long')).toBeVisible();
  await page.goto('/');
  const row = page.locator('.carousel-collection .swiper-wrapper').first();
  const second = row.getByRole('group').nth(1);
  await row.evaluate((each) => each.scrollBy(2 * each.clientWidth, 0));
  await expect(second).not.toBeInViewport();
});

test('a film plays in the page, and loads before no more than its picture', async ({ page }) => {
  const paths = requestedPaths(page);
  const fetched = (kind: RegExp) => [...paths].filter((path) => kind.test(path));
  await page.goto('/gallery');
  const film = page.locator('figure video').first();
  await film.scrollIntoViewIfNeeded();
  await expect.poll(() => fetched(/poster/)).not.toEqual([]);
  expect(fetched(/\.(mp4|webm)$/)).toEqual([]);
  await expect(page.locator('a[data-wait=FilmPlayer]:visible')).toHaveCount(0);
  await expect(film).toHaveJSProperty('controls', true);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect(film).not.toHaveJSProperty('currentTime', 0);
});
