import sharp from 'sharp';
import type { Locale } from '@/config/locales';
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

/**
 * Draws text with Pango (part of sharp), which shapes Arabic and breaks lines.
 * @param wrap where lines may break; a word that is wider than the measure stays whole where only words may
 */
export async function drawWords(
  text: string,
  locale: Locale,
  size: number,
  measure: number = layout.widest,
  wrap: 'word' | 'word-char' = 'word',
): Promise<Words> {
  const { family, file, spacing, leading } = faces[locale];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${day.text}" line_height="${spacing}">${escaped(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
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
  return { input: data, ...info, lines: Math.round(info.height / (size * leading)) };
}

/** A heading that fits in no size: smaller, its words broken and its end left out where need be. */
async function drawLongHeading(text: string, locale: Locale, wide: Words): Promise<Words> {
  const { least, height, letters } = layout.long;
  const smallest = layout.sizes.at(-1) ?? least;
  // As much smaller as its longest word is too wide.
  const size = Math.max(least, Math.floor((smallest * layout.widest) / wide.width) - 1);
  const draw = (shown: string) => drawWords(shown, locale, size, layout.widest, 'word-char');
  let shown = text.length > letters ? `${text.slice(0, letters)}…` : text;
  let heading = await draw(shown);
  while (heading.height > height) {
    shown = `${shown.slice(0, -10).trimEnd()}…`;
    heading = await draw(shown);
  }
  return heading;
}

/** A heading in the largest size that fits, its lines balanced. */
export async function drawHeading(text: string, locale: Locale): Promise<Words> {
  const fits = ({ lines, width }: Words) => lines <= faces[locale].lines && width <= layout.widest;
  let size = 0;
  let heading: Words | undefined;
  for (const each of layout.sizes) {
    if (heading && fits(heading)) break;
    size = each;
    heading = await drawWords(text.slice(0, layout.long.letters), locale, size);
  }
  if (!heading) throw new Error('layout.sizes is empty');
  if (!fits(heading)) return drawLongHeading(text, locale, heading);
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
