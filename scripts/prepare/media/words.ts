import sharp from 'sharp';
import type { Locale } from '@/config/locales';
import { day } from '@/tailwind.config';
import { fontFiles } from '../font';

/** Name of the font for Pango, and line height relative to the font's default. */
const faces: Readonly<Record<Locale, { readonly family: string; readonly spacing: number }>> = {
  en: { family: 'Marcellus', spacing: 0.91 },
  ar: { family: 'El Messiri', spacing: 0.86 },
};

/** The heading's font sizes in pixels, of which the first that fits is used, its maximum width, height and length. */
const sizes = [84, 72, 62, 54, 44, 36];
export const widest = 600;
const highest = 300;
const letters = 300;

/** Text as a transparent picture, cropped to its ink. */
interface Words {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Draws text with Pango (part of sharp), which shapes Arabic and breaks lines.
 * @param wrap where lines may break; with 'word', a word wider than the line is not broken
 */
export async function drawWords(
  text: string,
  locale: Locale,
  size: number,
  measure = widest,
  wrap: 'word' | 'word-char' = 'word',
): Promise<Words> {
  const { family, spacing } = faces[locale];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${day.text}" line_height="${spacing}">${escaped(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: fontFiles[locale],
      width: measure,
      wrap,
      // Relative to the text's direction: the right, for Arabic.
      align: 'left',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** A heading in the largest size that fits, with balanced lines; truncated if none fits. */
export async function drawHeading(text: string, locale: Locale): Promise<Words> {
  for (const size of sizes) {
    let heading = await drawWords(text.slice(0, letters), locale, size);
    if (heading.width > widest || heading.height > highest) continue;
    // The narrowest width with the same number of lines balances them.
    for (let measure = widest - 60; measure > widest / 2; measure -= 60) {
      const narrower = await drawWords(text, locale, size, measure);
      if (narrower.height > heading.height || narrower.width > measure) break;
      heading = narrower;
    }
    return heading;
  }
  // Truncates a word that is too long.
  const shown = text.slice(0, letters / 4);
  return drawWords(`${shown}…`, locale, sizes.at(-1) ?? 0, widest, 'word-char');
}
