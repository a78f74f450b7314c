import sharp from 'sharp';
import { previewSize } from '@/lib/previews';
import { constant } from '@/tailwind.config';
import { mark, type Overlay, pleatPath } from './overlay';
import { scrim } from './scrim';
import { layout, previewFont } from './settings';

const { width, height } = previewSize;
const { margin, name, pleat } = layout;

/** Lines stand closer than Pango sets them. */
const leading = 0.86;

interface TextPicture {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
  readonly lines: number;
}

/** A text as a picture. Pango, in sharp's own binaries, joins the letters and breaks the lines. */
async function textPicture(
  text: string,
  size: number,
  measure: number = layout.widest,
): Promise<TextPicture> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${constant.paper}" line_height="${leading}">${text}</span>`,
      font: `El Messiri ${size}`,
      fontfile: previewFont,
      width: measure,
      // Of the line's own direction: the right.
      align: 'left',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, ...info, lines: Math.ceil(info.height / (size * 1.9)) };
}

/** The same in the narrowest measure that takes no more lines: none of them is much shorter. */
async function balanced(text: string, size: number, widest: TextPicture): Promise<TextPicture> {
  let fitted = widest;
  for (let measure = layout.widest - 60; fitted.lines > 1 && measure > 300; measure -= 60) {
    const narrower = await textPicture(text, size, measure);
    if (narrower.lines > fitted.lines || narrower.width > measure) break;
    fitted = narrower;
  }
  return fitted;
}

/** The heading in the largest size at which it fits. */
async function fittingHeading(heading: string): Promise<TextPicture> {
  let fitted = await textPicture(heading, layout.sizes[0]);
  for (const size of layout.sizes) {
    fitted = await textPicture(heading, size);
    if (fitted.lines <= 2) return balanced(heading, size, fitted);
  }
  return fitted;
}

/** What lies over the picture of a page that is read from right to left: the same as overlay.ts, mirrored. */
export async function arabicOverlay(heading: string, shop: string): Promise<Overlay> {
  const title = await fittingHeading(heading);
  const shopName = await textPicture(shop, name.size);
  const iconTop = height - margin - name.icon;
  const titleTop = iconTop - 34 - title.height;
  const pleatTop = titleTop - 26 - pleat.height;
  const nameEnd = width - margin - name.icon - name.gap;
  const reach = margin + Math.max(title.width, name.icon + name.gap + shopName.width);
  const mirrored = `transform="translate(${width} 0) scale(-1 1)"`;
  return {
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
      `<g ${mirrored}>${scrim(pleatTop, reach)}${pleatPath(pleatTop)}</g>`,
      `${mark(width - margin - name.icon, iconTop)}</svg>`,
    ].join(''),
    texts: [
      { input: title.input, left: width - margin - title.width, top: titleTop },
      {
        input: shopName.input,
        left: nameEnd - shopName.width,
        top: Math.round(iconTop + (name.icon - shopName.height) / 2),
      },
    ],
  };
}
