import { locales } from '@/config/locales';
import { collections } from '@/lib/schema';
import {
  type ContentEntry,
  type ContentIssue,
  issueAt,
  textIssues,
  valueAt,
} from '@/lib/schema/issue';
import { jsonSchemaOf, schemaAt } from '../admin/json-schema';
import { isSource, localeOf, nameOf } from './entries';
import { pagesOf } from './published';

type Entries = readonly ContentEntry[];

const missing: Readonly<Record<string, string>> = {
  pictures:
    'there is no such picture in the list of pictures; choose another, or add it there with a description',
  films: 'there is no such film in the list of films',
  services: 'there is no such service; was it renamed or deleted?',
  stockCloths: 'there is no such cloth in the list of cloths',
  pages: 'there is no such page; was it renamed or deleted?',
};

/** Names of entries and pages that are not there. */
function missingReferences(entries: Entries): readonly ContentIssue[] {
  const names = new Set(entries.map((entry) => `${entry.collection} ${nameOf(entry)}`));
  for (const page of pagesOf(entries)) names.add(`pages ${page}`);
  const schemas = new Map(collections().map((each) => [each.name, jsonSchemaOf(each)]));
  const found = textIssues(entries, (text, path, { collection, value }) => {
    const { admin } = schemaAt(schemas.get(collection), path, value) ?? {};
    const kind = admin?.widget === 'page' ? 'pages' : admin?.collection;
    return kind && !names.has(`${kind} ${text}`) && `‘${text}’: ${missing[kind]}`;
  });
  return found.map((issue) => ({ ...issue, removable: true }));
}

/** Texts of which none may be there twice in a language; of files the names without ending, as they are published. */
function repeated(entries: Entries, collections: RegExp, field: RegExp, advice: string) {
  const first = new Map<string, string>();
  const own = entries.filter(({ collection }) => collections.test(collection));
  return textIssues(own, (text, path, entry) => {
    if (!field.test(path.join('.'))) return undefined;
    const key = `${localeOf(path, entry)} ${text.replace(/^(\/\S+)\.\w+$/, '$1')}`;
    const before = first.get(key);
    first.set(key, before ?? entry.file);
    return before && `the same as in ${before}; ${advice}`;
  });
}

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

/** Captions that a picture or a film has in another language. */
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
    entries.filter(({ collection, id }) => own.has(`${collection} ${id}`)),
    (text, path) =>
      /(?:^|,)(?:name|author|alt)(?:,..)?$/.test(String(path)) &&
      /\bsample\b|مثال|افتراضية/i.test(text) &&
      'this is no longer an example; enter the real name',
  );
}

export function relationErrors(entries: Entries): readonly ContentIssue[] {
  const advice = 'names must differ in more than the ending; rename the file';
  return [
    ...repeated(
      entries,
      /^(?:pictures|films|clients|stockCloths)$/,
      /^(?:file|src|colours\.\d+\.(?:picture|sun))$/,
      advice,
    ),
    ...repeated(entries, /^faqSubjects$/, /^words\.category$/, 'each must have its own'),
    ...missingReferences(entries),
    ...missingTranslations(entries),
    ...missingCaptions(entries),
    ...sampleNames(entries),
  ];
}
