import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { knownLocales, locales, sourceLocale } from '@/config/locales';
import { type Collection, collections } from '@/lib/schema';
import { type ContentEntry, type ContentIssue, type FieldPath, valueAt } from '@/lib/schema/issue';
import { slug } from '@/lib/schema/texts';
import { withFacts } from '@/lib/text/shop-names';
import { factsOf } from './facts';
import { readJson } from './json';

/** Whether an entry is the main file, with the facts. */
export const isSource = ({ locale }: ContentEntry) => locale === sourceLocale;

/** The language of a text: of a list's item that of its field. */
export const localeOf = (path: FieldPath, { locale }: ContentEntry): string =>
  knownLocales.find((each) => each === path.at(-1)) ?? locale;

/** The name by which other entries refer to an entry: pictures have that of their file. */
export const nameOf = ({ collection, id, value }: ContentEntry) =>
  collection === 'pictures' ? String(valueAt(value, ['file'])) : id;

/** Names of the files in a folder, without hidden ones; git does not keep empty folders. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isFile() && !each.name.startsWith('.'))
    .map(({ name }) => name);
}

function readCollection({ name, path, single }: Collection, root: string) {
  const folder = join(root, single ? dirname(path) : path);
  const main = `${basename(path)}.json`;
  const isOwn = (file: string) => file.startsWith(`${basename(path)}.`) && file.endsWith('.json');
  const all = filesIn(folder);
  // The code imports single files.
  const files = single ? [...new Set([main, ...all.filter(isOwn)])] : all;
  return files.map((own): ContentEntry | ContentIssue => {
    const file = join(folder, own);
    const [, id, locale = sourceLocale] = /^([^.]+)(?:\.([a-z]{2}))?\.json$/.exec(own) ?? [];
    const refuse = (message: string) => ({ file, path: [], message });
    if (!id || !knownLocales.some((each) => each === locale))
      return refuse('unused file; delete it');
    const unfit = single ? undefined : slug.safeParse(id).error?.issues[0];
    if (unfit) return refuse(`its name: ${unfit.message}`);
    if (!files.includes(`${id}.json`))
      return refuse(`it translates ${id}.json, which does not exist; delete this file, too`);
    const read = readJson(file);
    return 'message' in read ? read : { ...read, collection: name, id, locale };
  });
}

/** Entries without placeholders: lib/content/site.ts and hours.ts read the files as they are. */
const literal = ['site', 'hours'];

/** The languages of the site, and that of the facts. */
export const spoken: readonly string[] = [sourceLocale, ...locales];

/** All entries of these languages with the shop's facts filled in, and issues of unreadable files. */
export function readEntries(root = 'content', languages = spoken) {
  const read = collections().flatMap((collection) => readCollection(collection, root));
  const found = read
    .filter((each) => 'collection' in each)
    .filter(({ locale }) => languages.includes(locale));
  const facts = new Map<string, ReturnType<typeof factsOf>>(
    knownLocales.map((locale) => [locale, factsOf(found, locale)]),
  );
  const entries = found.map((each): ContentEntry => {
    const { collection, id, value, locale } = each;
    if (literal.includes(collection)) return each;
    const factsIn = (language: string) => {
      const all = facts.get(language) ?? {};
      return { ...all, delivery: all[`delivery.${collection}.${id}`] };
    };
    return { ...each, value: withFacts(value, factsIn, locale) };
  });
  const known = new Set(read.map(({ file }) => file));
  const beside = (existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => name.endsWith('.json'))
    // Windows writes \\.
    .map((name) => join(root, name.replaceAll('\\', '/')))
    .filter((file) => !known.has(file))
    .map(
      (file): ContentIssue => ({
        file,
        path: [],
        message: 'no page reads it; is it a file (no link to one), in the right folder?',
      }),
    );
  return { entries, refused: [...read.filter((each) => 'message' in each), ...beside] };
}
