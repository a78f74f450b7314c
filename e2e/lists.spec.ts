/** The way back to a list. */
import { defaultLocale } from '../config/locales';
import { posts } from '../lib/content/collections';
import { ownWords } from '../lib/content/testing';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

const { blogPage, servicePage, ui } = ownWords;

for (const { list, open, back, way } of [
  { list: '/service', open: ui.detailsMore, back: servicePage.back, way: 'link' },
  {
    list: '/blog',
    open: posts.at(-1)?.words[defaultLocale].title ?? '',
    back: blogPage.back,
    way: 'browser',
  },
]) {
  test(`${list} restores its scroll position, back by the ${way}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    // Entering cards move under their links.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(list);
    const link = page.getByRole('link', { name: open }).last();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await link.click();
    const backLink = page.getByRole('link', { name: back });
    await expect(backLink).toBeVisible();
    await hydrated(page);
    if (way === 'link') await backLink.click();
    else await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${list}/?$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
}
