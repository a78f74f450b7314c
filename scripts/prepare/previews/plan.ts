import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Locale } from '@/config/locales';
import { pictureEntry } from '@/content/media';
import { mediaRoot } from '@/content/schema/references';
import { site } from '@/content/site';
import type { Page } from '@/lib/pages/page';
import { localPath } from '@/lib/pages/urls';
import { constant, day } from '@/tailwind.config';
import { faces, jpeg, layout, logo } from './settings';

/** Increase it when the drawing code changes, to invalidate the cache. */
const revision = 3;

/** The preview of one page: picture, focal point and texts. */
export interface Preview {
  /** Path of the page in its language. */
  readonly path: string;
  readonly locale: Locale;
  readonly heading: string;
  readonly shop: string;
  readonly source: string;
  /** In per cent of the picture. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Hash of everything that determines the drawing. */
  readonly key: string;
}

/** Plans a page's preview from its content. */
export async function plan({ path, locale, heading, picture }: Page): Promise<Preview> {
  const { file, focus } = pictureEntry(picture);
  const source = mediaRoot + file;
  const shop = site.words[locale].name;
  const colours = [constant, day];
  const drawn = [locale, heading, shop, focus, faces[locale], layout, jpeg, colours];
  const facts = JSON.stringify([revision, sharp.versions.sharp, ...drawn]);
  const hash = createHash('sha256')
    .update(facts)
    .update(await readFile(logo))
    .update(await readFile(source));
  const key = hash.digest('hex').slice(0, 32);
  return { path: localPath(path, locale), locale, heading, shop, source, focus, key };
}

export function cacheName({ key }: Preview): string {
  return `${key}.jpg`;
}

/** Name of the published file: the page's path and a hash, so that it can be cached for ever. */
export function previewName({ path, key }: Preview): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${page}.${key.slice(0, 8)}.jpg`;
}
