import { locales } from '@/config/locales';
import { type ContentEntry, type ContentIssue, textIssues, valueAt } from '@/content/schema/issue';
import { localeOf } from '@/content/schema/rules/languages';
import { isSource } from './entries';

type Entries = readonly ContentEntry[];

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
    ...repeated(entries, /^(?:pictures|films|clients)$/, /^(?:file|src)$/, advice),
    ...repeated(entries, /^faqSubjects$/, /^words\.category$/, 'each must have its own'),
    ...missingTranslations(entries),
    ...sampleNames(entries),
  ];
}
