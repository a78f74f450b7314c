import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureEntry } from '@/content/media';
import { mediaRoot } from '@/content/schema/references';
import { site } from '@/content/site';
import { previewSize } from '@/lib/media';
import type { Page } from '@/lib/pages/page';
import { localPath } from '@/lib/pages/urls';
import { day } from '@/tailwind.config';
import { placeOfText } from '../../check/validate';
import type { Published } from './folder';
import { logo, overlay } from './overlay';

/** At this quality the largest preview is below 150 kB, a limit of messengers. */
const jpeg = { quality: 72, mozjpeg: true } as const;

/** What a drawing depends on, besides its page's words and picture. */
const ingredients = [
  logo,
  'tailwind.config.ts',
  ...['preview', 'overlay', 'words'].map((module) => `scripts/prepare/media/${module}.ts`),
];

/** The crop of a picture that fills the preview and contains its focal point (in per cent), in the picture's pixels. */
export function cropOf(
  picture: { readonly width: number; readonly height: number },
  { x, y }: { readonly x: number; readonly y: number },
) {
  const scale = Math.min(picture.width / previewSize.width, picture.height / previewSize.height);
  const width = Math.round(previewSize.width * scale);
  const height = Math.round(previewSize.height * scale);
  return {
    left: Math.round(((picture.width - width) * x) / 100),
    top: Math.round(((picture.height - height) * y) / 100),
    width,
    height,
  };
}

/** A picture as a preview's ground: its crop, on the page's colour where it is clear, which a JPEG would show black. */
export async function groundOf(source: string | Buffer, focus: Parameters<typeof cropOf>[1]) {
  const image = sharp(source, { failOn: 'error' }).autoOrient();
  const { autoOrient } = await image.metadata();
  return image
    .flatten({ background: day.background })
    .extract(cropOf(autoOrient, focus))
    .resize(previewSize.width, previewSize.height);
}

/** Plans a page's link preview: its picture, with its heading and the shop's name. */
export async function planPreview(page: Page): Promise<Published<string>> {
  const { locale, heading } = page;
  const { file, focus } = pictureEntry(page.picture);
  const source = mediaRoot + file;
  const shop = site.words[locale].name;
  const facts = JSON.stringify([locale, heading, shop, focus, sharp.versions.sharp]);
  const files = await Promise.all([source, ...ingredients].map((each) => readFile(each)));
  const key = hash('sha256', Buffer.concat([Buffer.from(facts), ...files])).slice(0, 6);
  const path = localPath(page.path, locale);
  const name = `${path.slice(1).replaceAll('/', '-') || 'home'}.${key}.jpg`;
  const draw = async (target: string) => {
    const ground = await groundOf(source, focus);
    await ground
      .composite(await overlay(heading, shop, locale))
      .jpeg(jpeg)
      .toFile(target);
  };
  const place = () => `${placeOfText(heading)}: link preview of ${path}`;
  return { name: path, files: `/media/${name}`, products: [{ name, place, make: draw }] };
}
