import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { knownLocales, locales, sourceLocale } from '@/config/locales';
import { type Collection, collections } from '@/content/schema';
import { type ContentEntry, type ContentIssue, valueAt } from '@/content/schema/issue';
import { slug } from '@/content/schema/texts';
import { type Facts, withFacts } from '@/lib/text/shop-names';
import { factsOf } from './facts';
import { readJson } from './json-file';

/** The name by which other entries refer to an entry: pictures have that of their file. */
export const nameOf = ({ collection, id, value }: ContentEntry) =>
  collection === 'pictures' ? String(valueAt(value, ['file'])) : id;

const entryName = /^([^.]+)(?:\.([a-z]{2}))?\.json$/;

/** Names of the files in a folder, without hidden ones; git does not keep empty folders. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isFile() && !each.name.startsWith('.'))
    .map(({ name }) => name);
}

function filesOf({ path, single }: Collection, root: string): string[] {
  const folder = join(root, single ? dirname(path) : path);
  const isOwn = (file: string) => file.startsWith(`${basename(path)}.`) && file.endsWith('.json');
  return filesIn(folder)
    .filter((file) => !single || isOwn(file))
    .map((file) => join(folder, file));
}

function readCollection(collection: Collection, root: string): (ContentEntry | ContentIssue)[] {
  const files = filesOf(collection, root);
  return files.map((file) => {
    const [, id, locale = sourceLocale] = entryName.exec(basename(file)) ?? [];
    const refuse = (message: string): ContentIssue => ({ file, path: [], message });
    if (!id || !knownLocales.some((each) => each === locale))
      return refuse('unused file; delete it');
    const unfit = collection.single ? undefined : slug.safeParse(id).error?.issues[0];
    if (unfit) return refuse(`its name: ${unfit.message}`);
    if (locale !== sourceLocale && !files.includes(file.replace(`.${locale}.json`, '.json'))) {
      return refuse(`it translates ${id}.json, which does not exist; delete this file, too`);
    }
    const read = readJson(file);
    return 'message' in read ? read : { ...read, collection: collection.name, id, locale };
  });
}

/** Entries without placeholders: lib/content/site.ts and hours.ts read the files as they are. */
const literal = ['site', 'hours'];

/** All entries of these languages with the shop's facts filled in, and issues of unreadable files. */
export function readEntries(
  root = 'content',
  spoken: readonly string[] = [sourceLocale, ...locales],
) {
  const read = collections().flatMap((collection) => readCollection(collection, root));
  const found = read
    .filter((each) => 'collection' in each)
    .filter(({ locale }) => spoken.includes(locale));
  const facts = new Map<string, Facts>(
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
  return { entries, refused: read.filter((each) => 'message' in each) };
}
