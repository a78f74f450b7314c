/** Entries as content/ itself has them, without the site's own code. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Path } from '@/config/paths';
import { addressOf, isExported } from '@/e2e/support/exported';

export const read = (name: string) => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
export const wordsOf = (name: string, locale: string) =>
  read(locale === 'en' ? name : `${name}.${locale}`).words;
/** The entries of a folder, in the order of their pages. */
export const entriesIn = (folder: string): readonly string[] =>
  readdirSync(`content/${folder}`)
    .filter((name) => /^[\w-]+\.json$/.test(name))
    .map((name) => `${folder}/${name.slice(0, -5)}`)
    .sort((one, other) => read(one).order - read(other).order);

export const plain = (text = '') =>
  text
    .replace(/[\u2060\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
/** 'curtains-wave' of '/pictures/curtains-wave.jpg', and of '/media/curtains-wave.ee5c-384.avif 384w'. */
export const nameIn = (file = '') => /([^/.]+)\.[^/]*$/.exec(file)?.[1];

/** The published pages of entries, each with the name of its entry. */
export const entryPages = Object.entries({
  'categories/curtains': '/curtains',
  'categories/blinds': '/blinds',
  services: '/service',
  blog: '/blog',
  projects: '/portfolio',
  pages: '',
}).flatMap(([folder, list]) =>
  entriesIn(folder).flatMap((name) => {
    // Content names only paths.
    const path = (name === 'pages/home' ? '/' : list + name.slice(folder.length)) as Path;
    return isExported(addressOf(path)) ? [[path, name] as const] : [];
  }),
);
