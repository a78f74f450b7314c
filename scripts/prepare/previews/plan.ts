import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Locale } from '@/content/locales';
import { pictureEntry } from '@/content/media';
import { mediaRoot } from '@/content/schema/references';
import { site } from '@/content/site';
import type { Page } from '@/lib/pages/page';
import { localPath } from '@/lib/urls';
import { faces, jpeg, layout } from './settings';

/** Raise it when the drawing changes otherwise than by settings.ts: previews are then drawn anew. */
const revision = 1;

/** The preview of one page: its picture, what must stay in view of it, what is written on it. */
export interface Preview {
  /** Path of the page in its language. */
  readonly path: string;
  readonly locale: Locale;
  readonly heading: string;
  readonly shop: string;
  readonly source: string;
  /** In per cent of the picture. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Hash of all that decides what is drawn. */
  readonly key: string;
}

/** Plans a page's preview out of its content. */
export async function plan({ path, locale, heading, picture }: Page): Promise<Preview> {
  const { file, focus } = pictureEntry(picture);
  const source = mediaRoot + file;
  const shop = site.words[locale].name;
  const drawn = [locale, heading, shop, focus, faces[locale], layout, jpeg];
  const facts = JSON.stringify([revision, sharp.versions.sharp, ...drawn]);
  const hash = createHash('sha256')
    .update(facts)
    .update(await readFile(source));
  const key = hash.digest('hex').slice(0, 32);
  return { path: localPath(path, locale), locale, heading, shop, source, focus, key };
}

export function cacheName({ key }: Preview): string {
  return `${key}.jpg`;
}

/** Name of the published file: the page's address, and a hash so that it may be kept for ever. */
export function previewName({ path, key }: Preview): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${page}.${key.slice(0, 8)}.jpg`;
}
