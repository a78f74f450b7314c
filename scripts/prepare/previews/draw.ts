import sharp from 'sharp';
import { previewSize } from '@/lib/previews';
import type { Preview } from './plan';
import { jpeg } from './settings';

const { width, height } = previewSize;

/** The part of a picture that covers the preview and keeps its focus, in its own pixels. */
export function windowOf(
  picture: { readonly width: number; readonly height: number },
  [x, y]: readonly [x: number, y: number],
) {
  const scale = Math.min(picture.width / width, picture.height / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    left: Math.round(((picture.width - part.width) * x) / 100),
    top: Math.round(((picture.height - part.height) * y) / 100),
    ...part,
  };
}

/** The picture, turned as it is seen. */
async function whole({ source: { path } }: Preview) {
  const image = sharp(path, { failOn: 'error' }).autoOrient();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/**
 * A page's preview as a JPEG.
 * @throws if it is too heavy at the lowest quality
 */
export async function draw(preview: Preview): Promise<Uint8Array> {
  const { data, raw } = await whole(preview);
  const picture = await sharp(data, { raw })
    .extract(windowOf(raw, preview.focus))
    .resize(width, height)
    .composite([{ input: Buffer.from(preview.overlay.svg) }, ...preview.overlay.texts])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = picture.info;
  for (const quality of jpeg.qualities) {
    const bytes = await sharp(picture.data, { raw: { width, height, channels } })
      .jpeg({ quality, ...jpeg.options })
      .toBuffer();
    if (bytes.length <= jpeg.mostBytes) return bytes;
  }
  throw new Error(`preview of ${preview.path}: over ${jpeg.mostBytes} bytes at every quality`);
}
