import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type PictureEntry, type PictureId, pictureEntry } from '@/lib/content';
import { nameOf, previewSize } from '@/lib/media';
import { mediaRoot } from '@/lib/schema/references';
import { day } from '@/tailwind.config';
import type { Published } from './folder';

/** At this quality the largest preview is below 150 kB, a limit of messengers. */
const jpeg = { quality: 72, mozjpeg: true } as const;

type Point = PictureEntry['focus'];

/** The crop of a picture that fills the preview and contains its focal point (in per cent), in the picture's pixels. */
export function cropOf(
  whole: { readonly width: number; readonly height: number },
  { x, y }: Point,
) {
  const scale = Math.min(whole.width / previewSize.width, whole.height / previewSize.height);
  const width = Math.round(previewSize.width * scale);
  const height = Math.round(previewSize.height * scale);
  const left = Math.round(((whole.width - width) * x) / 100);
  const top = Math.round(((whole.height - height) * y) / 100);
  return { left, top, width, height };
}

/** The crop of a picture, on the page's colour where it is transparent, which a JPEG would show black. */
export async function cropped(source: string | Buffer, focus: Point) {
  const image = sharp(source, { failOn: 'error' }).autoOrient();
  return image
    .flatten({ background: day.background })
    .extract(cropOf((await image.metadata()).autoOrient, focus))
    .resize(previewSize.width, previewSize.height);
}

export async function planPreview(id: PictureId): Promise<Published<string>> {
  const { file, focus } = pictureEntry(id);
  const source = mediaRoot + file;
  const settings = JSON.stringify([jpeg, previewSize, day.background, focus, sharp.versions.sharp]);
  const key = hash('sha256', Buffer.concat([Buffer.from(settings), await readFile(source)]));
  const name = `${nameOf(file)}.${key.slice(0, 6)}.jpg`;
  const make = async (target: string) => (await cropped(source, focus)).jpeg(jpeg).toFile(target);
  return {
    name: id,
    files: `/media/${name}`,
    products: [{ name, place: () => `link preview of ${source}`, make }],
  };
}
