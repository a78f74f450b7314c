import sharp from 'sharp';
import { previewSize } from '@/lib/media/previews';
import { overlay } from './overlay';
import type { Preview } from './plan';
import { jpeg } from './settings';

const { width, height } = previewSize;

/** The crop of a picture that fills the preview and contains its focal point, in the picture's pixels. */
export function cropOf(
  picture: { readonly width: number; readonly height: number },
  { x, y }: Preview['focus'],
) {
  const scale = Math.min(picture.width / width, picture.height / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    left: Math.round(((picture.width - part.width) * x) / 100),
    top: Math.round(((picture.height - part.height) * y) / 100),
    ...part,
  };
}

/** A page's preview as a JPEG. */
export async function draw(preview: Preview): Promise<Uint8Array> {
  const { heading, shop, locale, source, focus } = preview;
  const image = sharp(source, { failOn: 'error' }).autoOrient();
  // Exif rotation applies only after decoding.
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .extract(cropOf(info, focus))
    .resize(width, height)
    .composite(await overlay(heading, shop, locale))
    .jpeg(jpeg)
    .toBuffer();
}
