import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { knownLocales } from '@/config/locales';
import { putAt } from '@/lib/schema/issue';
import { mapTexts } from '@/lib/text/map-texts';
import { prune, remove } from '../check/prune';
import changes from './changes.json';

const swapped: Readonly<Record<string, string>> = { e: 'o', o: 'e', ب: 'ن', ن: 'ب' };

/** Spells every word otherwise, at the same length; placeholders stay. */
const respelled = (entry: object) =>
  mapTexts(entry, (text, path) =>
    path[0] === 'words' || knownLocales.some((locale) => locale === path.at(-1))
      ? text.replace(/\{[^}]+\}|[eoبن]/g, (part) => swapped[part] ?? part)
      : text,
  );

const long = {
  en: 'Uncounterweightedsilkenvoilecurtains',
  ar: 'فلتستقبلونناوستستخدمونهاوتستحسنونها',
};

/** How many entries the second shop has of a folder, if it has fewer. */
const most = {
  ...{ 'categories/curtains': 5, services: 7, faq: 3 },
  ...{ blog: 0, projects: 0, clients: 0, testimonials: 0, films: 0, 'categories/blinds': 0 },
};

/**
 * Turns a copy of the content into a second shop's, as different as the schema allows: fewer entries, a product page
 * of another name, no blinds, films or reviews, pages switched off, a night shift, one telephone, Arabic alone
 * (changes.json), words of thirty letters.
 */
export function makeSecondShop(root: string): void {
  const fileOf = (name: string) => join(root, `${name}.json`);
  const read = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8'));
  const write = (name: string, entry: unknown) =>
    writeFileSync(fileOf(name), `${JSON.stringify(entry, null, 2)}\n`);
  function put(name: string, path: string, value: unknown): void {
    const entry = read(name);
    putAt(entry, path.split('.'), value ?? undefined);
    write(name, entry);
  }
  const namesIn = (folder: string) =>
    readdirSync(join(root, folder))
      .filter((file) => /^[\w-]+\.json$/.test(file))
      .map((file) => `${folder}/${file.replace('.json', '')}`)
      .sort((a, b) => read(a).order - read(b).order);

  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const name = path.replace(/\.json$/, '');
    if (name !== path) write(name, respelled(read(name)));
  }
  const curtains = 'categories/curtains';
  const [known] = namesIn(curtains);
  for (const ending of ['', '.ar'])
    renameSync(fileOf(known + ending), fileOf(`${curtains}/harbour${ending}`));
  for (const [folder, count] of Object.entries(most))
    for (const name of namesIn(folder).slice(count)) remove(fileOf(name));

  put('pages/home', 'slides', read('pages/home').slides.slice(0, 2));
  const products = read('prices').products;
  put(
    'prices',
    'products',
    products.map((product: object) => ({ ...product, discount: undefined })),
  );
  put('pages/gallery', 'sections', read('pages/gallery').sections.slice(0, 1));
  for (const { file, path, value } of changes) put(file, path, value);
  // Nothing is invented.
  for (const name of namesIn('cloths')) put(name, 'sample', false);

  const longWords = [
    ['site', 'address.city'],
    [namesIn(curtains)[0], 'name'],
    [namesIn('services')[0], 'title'],
    [namesIn('faq')[0], 'category'],
  ] as const;
  for (const locale of ['en', 'ar'] as const) {
    for (const [index, [name, field]] of longWords.entries())
      put(locale === 'en' ? `${name}` : `${name}.ar`, `words.${field}`, `${long[locale]} ${index}`);
    put('pages/home', `slides.0.title.${locale}`, long[locale]);
  }
  prune(root);
}
