import { locales, sourceLocale } from '@/config/locales';
import {
  type ContentEntry,
  type ContentIssue,
  type FieldPath,
  issueAt,
  textIssues,
  textsIn,
  valueAt,
} from '../issue';
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

type Values = (entry: unknown) => readonly { readonly path: FieldPath; readonly text: string }[];

const at =
  (...path: FieldPath): Values =>
  (entry) => {
    const value = valueAt(entry, path);
    return value === undefined ? [] : [{ path, text: String(value) }];
  };

/** Values that must be unique among entries of a language: of some collections together, or of each by itself. */
const unique =
  (valuesOf: Values, collections?: RegExp, advice = 'each must have its own'): Rule =>
  (entries) => {
    const first = new Map<string, string>();
    return entries.flatMap((entry) => {
      if (collections?.test(entry.collection) === false) return [];
      const group = collections ? '' : entry.collection;
      return valuesOf(entry.value).flatMap(({ path, text }) => {
        const key = JSON.stringify([localeOf(path, entry), group, text]);
        const before = first.get(key);
        first.set(key, before ?? entry.file);
        return before ? issueAt(entry, path, `the same as in ${before}; ${advice}`) : [];
      });
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

/** Pictures are published by name without ending. */
const pictureAddress: Values = (entry) =>
  at('file')(entry).map(({ path, text }) => ({ path, text: text.replace(/\.\w+$/, '') }));

const questions: Values = (entry) => textsIn(entry).filter(({ path }) => path.at(-2) === 'q');

const all =
  (...rules: readonly Rule[]): Rule =>
  (entries) =>
    rules.flatMap((rule) => rule(entries));

export const relationErrors = all(
  unique(at('file'), /^films$/),
  unique(at('src'), /^clients$/),
  unique(at('words', 'category'), /^faqSubjects$/),
  unique(
    pictureAddress,
    /^pictures$/,
    'names must differ in more than the ending; rename the file',
  ),
  missingTranslations,
  missingCaptions,
  sampleNames,
);

export const relationWarnings = all(
  unique(at('words', 'description'), /^(?:curtains|blinds)$|Page$/),
  unique(at('words', 'summary'), /^(?:services|posts|projects)$/),
  unique(at('words', 'alt'), /^(?:pictures|films)$/),
  unique(at('order'), undefined, 'entries in the same place are sorted by name'),
  unique(questions, /^faqSubjects$/, 'each question must be unique'),
);
