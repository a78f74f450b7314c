import sharp from 'sharp';
import type { Locale } from '@/content/locales';
import { day } from '@/tailwind.config';
import { faces, layout } from './settings';

/** Text as a transparent picture, cropped to its ink. */
interface Words {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
  readonly lines: number;
}

/** How much the measure is narrowed at a time, and its minimum (pixels). */
const step = 60;
const narrowest = 300;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws text with Pango (part of sharp), which shapes Arabic and breaks lines. */
export async function drawWords(
  text: string,
  locale: Locale,
  size: number,
  measure: number = layout.widest,
): Promise<Words> {
  const { family, file, spacing, leading } = faces[locale];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${day.text}" line_height="${spacing}">${escaped(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      width: measure,
      // Relative to the text's direction: the right, for Arabic.
      align: 'left',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, ...info, lines: Math.round(info.height / (size * leading)) };
}

/** A heading in the largest size that fits, its lines balanced. */
export async function drawHeading(text: string, locale: Locale): Promise<Words> {
  const fits = ({ lines }: Words) => lines <= faces[locale].lines;
  let size = 0;
  let heading: Words | undefined;
  for (const each of layout.sizes) {
    if (heading && fits(heading)) break;
    size = each;
    heading = await drawWords(text, locale, size);
  }
  if (!heading) throw new Error('layout.sizes is empty');
  // The narrowest measure with no more lines balances them.
  for (
    let measure = layout.widest - step;
    heading.lines > 1 && measure > narrowest;
    measure -= step
  ) {
    const narrower = await drawWords(text, locale, size, measure);
    if (narrower.lines > heading.lines || narrower.width > measure) break;
    heading = narrower;
  }
  return heading;
}
