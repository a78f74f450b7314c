import { locales, sourceLocale } from '@/config/locales';
import { type ContentEntry, type ContentIssue, issueAt, textIssues, valueAt } from '../issue';
import { localeOf } from './languages';

type Entries = readonly ContentEntry[];
type Rule = (entries: Entries) => readonly ContentIssue[];

const fileIn = (
  entries: Entries,
  { collection, id }: ContentEntry,
  locale: string = sourceLocale,
) =>
  entries.find(
    (each) => each.collection === collection && each.id === id && each.locale === locale,
  );

/** Texts that must be unique in their language among these collections; of files, names without ending, as they are published. */
const unique =
  (field: RegExp, collections: RegExp, advice = 'each must have its own'): Rule =>
  (entries) => {
    const first = new Map<string, string>();
    const own = entries.filter(({ collection }) => collections.test(collection));
    return textIssues(own, (text, path, entry) => {
      if (!field.test(path.join('.'))) return [];
      const key = JSON.stringify([localeOf(path, entry), text.replace(/^(\/\S+)\.\w+$/, '$1')]);
      const before = first.get(key);
      first.set(key, before ?? entry.file);
      return before ? [`the same as in ${before}; ${advice}`] : [];
    });
  };

const missingTranslations: Rule = (entries) =>
  entries
    .filter(({ locale, value }) => locale === sourceLocale && valueAt(value, ['words']))
    .flatMap((entry) =>
      locales
        .filter((locale) => !fileIn(entries, entry, locale))
        .map((locale) => ({
          file: entry.file.replace(/\.json$/, `.${locale}.json`),
          path: [],
          message: `file is missing; ${entry.file} must be translated into ‘${locale}’`,
        })),
    );

const captionOf = (entry?: ContentEntry) => valueAt(entry?.value, ['words', 'caption']);

const missingCaptions: Rule = (entries) =>
  entries
    .filter((entry) => /^(?:pictures|films)$/.test(entry.collection) && !captionOf(entry))
    .flatMap((entry) => {
      const other = locales.map((locale) => fileIn(entries, entry, locale)).find(captionOf);
      return other ? issueAt(entry, ['words', 'caption'], `is missing; ${other.file} has one`) : [];
    });

const sampleNames: Rule = (entries) =>
  textIssues(
    entries.filter((entry) => valueAt(fileIn(entries, entry)?.value, ['sample']) === false),
    (text, path) =>
      /(?:^|,)(?:name|author|alt)(?:,..)?$/.test(String(path)) &&
      /\bsample\b|مثال|افتراضية/i.test(text)
        ? ['this is no longer an example; enter the real name']
        : [],
  );

const all =
  (...rules: readonly Rule[]): Rule =>
  (entries) =>
    rules.flatMap((rule) => rule(entries));

export const relationErrors = all(
  unique(
    /^(?:file|src)$/,
    /^(?:pictures|films|clients)$/,
    'names must differ in more than the ending; rename the file',
  ),
  unique(/^words\.category$/, /^faqSubjects$/),
  missingTranslations,
  missingCaptions,
  sampleNames,
);

export const relationWarnings = all(
  unique(/^words\.description$/, /^(?:curtains|blinds)$|Page$/),
  unique(/^words\.summary$/, /^(?:services|posts|projects)$/),
  unique(/^words\.alt$/, /^(?:pictures|films)$/),
  unique(/\.q\.\w+$/, /^faqSubjects$/, 'each question must be unique'),
);
