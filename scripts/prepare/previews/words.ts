import sharp from 'sharp';
import type { Locale } from '@/content/locales';
import { constant } from '@/tailwind.config';
import { faces, layout } from './settings';

/** Words as a picture with a transparent ground, no larger than their ink. */
interface Words {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
  readonly lines: number;
}

/** By how much a measure is narrowed at a time, and where that ends (pixels). */
const step = 60;
const narrowest = 300;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws words by Pango, which sharp brings with it: it joins letters and breaks lines. */
export async function drawWords(
  text: string,
  locale: Locale,
  size: number,
  measure: number = layout.widest,
): Promise<Words> {
  const { family, file, spacing, leading } = faces[locale];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${constant.paper}" line_height="${spacing}">${escaped(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      width: measure,
      // Where lines of its direction begin.
      align: 'left',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, ...info, lines: Math.round(info.height / (size * leading)) };
}

/** A heading in the largest size at which it fits, its lines about equally long. */
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
  // The narrowest measure that takes no more lines leaves none of them much shorter.
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
