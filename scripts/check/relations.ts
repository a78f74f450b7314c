import { dirname } from 'node:path/posix';
import { locales } from '@/config/locales';
import { collections } from '@/lib/schema';
import {
  type ContentEntry,
  type ContentIssue,
  issueAt,
  textIssues,
  textsIn,
  valueAt,
} from '@/lib/schema/issue';
import { placesIn } from '@/lib/schema/placeholders';
import { jsonSchemaOf, schemaAt } from '../admin/json-schema';
import { isSource, localeOf, nameOf } from './entries';
import { pagesOf } from './published';
import { isMedia } from './unused';

type Entries = readonly ContentEntry[];

const missing: Readonly<Record<string, string>> = {
  pictures:
    'there is no such picture in the list of pictures; choose another, or add it there with a description',
  films: 'there is no such film in the list of films',
  services: 'there is no such service; was it renamed or deleted?',
  stockCloths: 'there is no such cloth in the list of cloths',
  pages: 'there is no such page; was it renamed or deleted?',
};

function likeness(one: string, other: string): number {
  const pairsOf = (text: string) => Array.from(text.slice(1), (end, at) => `${text[at]}${end}`);
  const [own, others] = [pairsOf(one), pairsOf(other)];
  return (2 * own.filter((each) => others.includes(each)).length) / (own.length + others.length);
}

function missingReferences(entries: Entries): readonly ContentIssue[] {
  const pages = [...pagesOf(entries)];
  const namesOf = (kind: string) =>
    kind === 'pages'
      ? pages
      : entries.filter((each) => each.collection === kind && isSource(each)).map(nameOf);
  const known = new Map(Object.keys(missing).map((kind) => [kind, new Set(namesOf(kind))]));
  const schemas = new Map(collections().map((each) => [each.name, jsonSchemaOf(each)]));
  return entries.flatMap((entry) =>
    textsIn(entry.value).flatMap(({ path, text: name }) => {
      const { admin } = schemaAt(schemas.get(entry.collection), path, entry.value) ?? {};
      const kind = admin?.widget === 'page' ? 'pages' : (admin?.collection ?? '');
      if (known.get(kind)?.has(name) !== false) return [];
      const folder = dirname(name);
      const instead = namesOf(kind)
        .filter((each) => dirname(each) === folder)
        .toSorted((a, b) => likeness(b, name) - likeness(a, name));
      const [first = ''] = instead;
      const advice = likeness(first, name) > 0.7 ? ` (did you mean ‘${first}’?)` : '';
      const issue = issueAt(entry, path, `‘${name}’: ${missing[kind]}${advice}`);
      return { ...issue, removable: true, gone: { name, instead } };
    }),
  );
}

/** Reports texts that two entries of a kind share; names of files are compared as they are published, without their ending. */
function repeated(entries: Entries, fields: RegExp, advice: string) {
  const first = new Map<string, string>();
  return textIssues(entries, (text, path, entry) => {
    if (!fields.test(`${entry.collection} ${path.join('.')}`)) return undefined;
    const kept = text
      .trim()
      .toLowerCase()
      .replace(/^(\/\S+)\.\w+$/, '$1');
    const key = `${localeOf(path, entry)} ${entry.collection} ${path} ${kept}`;
    const before = first.get(key);
    first.set(key, before ?? entry.file);
    return before && `‘${text}’: the same as in ${before}; ${advice}`;
  });
}

const fileNames =
  /^(?:(?:pictures|films|clients) (?:file|src)|stockCloths colours\.\d+\.(?:picture|sun))$/;
const names =
  /^(?:(?:curtains|blinds) words\.(?:name|heading)|(?:services|posts|projects) words\.title|stockCloths words\.name|faqSubjects words\.category|testimonials words\.quote|clients words\.alt)$/;
const descriptions =
  /^(?:(?:curtains|blinds) words\.description|(?:services|posts|projects) words\.summary)$/;

const missingTranslations = (entries: Entries) =>
  entries
    .filter((entry) => isSource(entry) && valueAt(entry.value, ['words']))
    .flatMap(({ file, collection, id }) => {
      const own = entries.filter((each) => each.collection === collection && each.id === id);
      return locales
        .filter((locale) => !own.some((each) => each.locale === locale))
        .map((locale) => ({
          file: file.replace(/\.json$/, `.${locale}.json`),
          path: [],
          message: `file is missing; ${file} must be translated into ‘${locale}’`,
        }));
    });

const captionOf = ({ value }: ContentEntry) => valueAt(value, ['words', 'caption']);

const missingCaptions = (entries: Entries) =>
  entries
    .filter((entry) => !captionOf(entry))
    .flatMap((entry) => {
      const { collection, id } = entry;
      const other = entries.find(
        (each) => captionOf(each) && each.collection === collection && each.id === id,
      );
      return other ? issueAt(entry, ['words', 'caption'], `is missing; ${other.file} has one`) : [];
    });

/** Names that say that an entry is a sample, which it is no longer. */
function sampleNames(entries: Entries) {
  const ownFiles = entries.filter(({ value }) => valueAt(value, ['sample']) === false);
  const own = new Set(ownFiles.map(({ collection, id }) => `${collection} ${id}`));
  return textIssues(
    entries.filter((each) => !isMedia(each) && own.has(`${each.collection} ${each.id}`)),
    (text, path) =>
      /(?:^|,)(?:name|author|alt)(?:,..)?$/.test(String(path)) &&
      /\bsample\b|مثال|افتراضية/i.test(text) &&
      `‘${text}’: this is no longer an example; enter the real name`,
  );
}

/** Placeholders that an English text alone has: misspelt, if the site has no other language whose text they would be missing in. */
export const misspeltPlaces = (entries: Entries, translations: Entries) =>
  textIssues(entries.filter(isSource), (text, path, { collection, id }) => {
    const other = translations.find((each) => each.collection === collection && each.id === id);
    // Another language has other plural forms.
    const isForm = /^(?:zero|one|two|few|many|other)$/.test(String(path.at(-1)));
    const told = JSON.stringify(valueAt(other?.value, isForm ? path.slice(0, -1) : path));
    const unknown = told ? placesIn(text).filter((name) => !told.includes(`{${name}}`)) : [];
    const own = placesIn(told ?? '').map((name) => `{${name}}`);
    return (
      unknown.length > 0 &&
      `{${unknown[0]}} here, ${own.join(', ') || 'none'} in ${other?.file}: one of them is wrong`
    );
  });

export const relationErrors = (entries: Entries): readonly ContentIssue[] => [
  ...repeated(entries, fileNames, 'names must differ in more than the ending; rename the file'),
  ...repeated(entries, names, 'is one a copy? Each must have its own'),
  ...repeated(entries, descriptions, 'search engines show it; each page must have its own'),
  ...missingReferences(entries),
  ...missingTranslations(entries),
  ...missingCaptions(entries),
  ...sampleNames(entries),
];
