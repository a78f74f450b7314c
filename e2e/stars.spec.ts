/** docs/requirements.md 4.6 */
import sharp from 'sharp';
import { type Locale, locales } from '../config/locales';
import { testimonials } from '../lib/content/collections';
import { localPath } from '../lib/urls';
import { expect, test } from './support/test';

/** Which halves of five stars are in the first one's colour, from the first to the last. */
async function filledHalves(picture: Buffer, locale: Locale): Promise<boolean[]> {
  const { data, info } = await sharp(picture)
    .flop(locale === 'ar')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixel = (x: number, y: number) => [...data.subarray(3 * (y * width + x)).subarray(0, 3)];
  const y = Math.round(height / 2);
  // The middle of the first star, which every review has.
  const full = pixel(Math.round(width * 0.09), y);
  return Array.from({ length: 10 }, (_, half) => {
    const star = Math.floor(half / 2);
    // Stars are as wide as high, with the rest of the room between them.
    const middle = height / 2 + (star * (width - height)) / 4;
    const x = Math.round(middle + (half % 2 ? 0.15 : -0.15) * height);
    return pixel(x, y).every((channel, at) => Math.abs(channel - (full[at] ?? 0)) < 24);
  });
}

// All reviews can be scrolled to, and none moves.
test.use({ javaScriptEnabled: false });

/** A review of each rating; the export's tests have which review gives which. */
const reviews = new Map(testimonials.map(({ rating }, index) => [rating, index]));

test('a review has as many stars as it gives, and half ones', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(localPath('/', locale));
    for (const [rating, index] of reviews) {
      const stars = page.locator('.carousel-testimonials .star-rating').nth(index);
      await expect(stars).toHaveAccessibleName(new RegExp(`\\b${rating}\\b`));
      const halves = await filledHalves(await stars.screenshot({ animations: 'disabled' }), locale);
      const drawn = Array.from({ length: 10 }, (_, half) => half < 2 * rating);
      expect(halves, `${locale} ${index}`).toEqual(drawn);
    }
  }
});
