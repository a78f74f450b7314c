import { defaultLocale, locales } from '../../config/locales';
import {
  type ContentEntry,
  type ContentIssue,
  type FieldPath,
  issueAt,
  textIssues,
  textsIn,
  valueAt,
} from './issue';
import { missingWords } from './languages';

type Entries = readonly ContentEntry[];
type Rule = (entries: Entries) => readonly ContentIssue[];

const inCollection = (entries: Entries, name: string) =>
  entries.filter(({ collection }) => collection === name);

/** An entry's file in a language. */
const fileIn = (
  entries: Entries,
  { collection, id }: ContentEntry,
  locale: string = defaultLocale,
) =>
  entries.find(
    (each) => each.collection === collection && each.id === id && each.locale === locale,
  );

/** Values of an entry, with their paths. */
type Values = (entry: unknown) => readonly { readonly path: FieldPath; readonly text: string }[];

const at =
  (...path: FieldPath): Values =>
  (entry) => {
    const value = valueAt(entry, path);
    return value === undefined ? [] : [{ path, text: String(value) }];
  };

/** Values that must be unique among entries of a language: of some collections together, or of each by itself. */
const unique =
  (valuesOf: Values, collections?: RegExp, advice = 'each wants its own'): Rule =>
  (entries) => {
    const first = new Map<string, string>();
    return entries.flatMap((entry) => {
      if (collections?.test(entry.collection) === false) return [];
      const group = collections ? '' : entry.collection;
      return valuesOf(entry.value).flatMap(({ path, text }) => {
        const key = JSON.stringify([entry.locale, group, text]);
        const before = first.get(key);
        first.set(key, before ?? entry.file);
        return before ? issueAt(entry, path, `the same as in ${before}; ${advice}`) : [];
      });
    });
  };

/** Lists of facts with their parallel lists of words. A star is any index. */
const pairs: readonly (readonly [collection: string, facts: string, words: string])[] = [
  ['curtains', 'media', 'captions'],
  ['blinds', 'media', 'captions'],
  ['homePage', 'slides', 'hero.slides'],
  ['homePage', 'curtainCards', 'curtains.cards'],
  ['homePage', 'blindsCards', 'blinds.cards'],
  ['homePage', 'featureImages', 'reasons.features'],
  ['prices', 'products', 'products'],
  ['aboutPage', 'workPictures', 'work.captions'],
  ['galleryPage', 'sections', 'sections'],
  ['galleryPage', 'sections.*.films', 'sections.*.filmCaptions'],
  ['galleryPage', 'sections.*.stills', 'sections.*.stillCaptions'],
];

/** The lists at a path, with the path of each. */
function listsAt(value: unknown, [step, ...rest]: readonly string[], path: FieldPath = []) {
  if (step === undefined) return [{ path, length: Array.isArray(value) ? value.length : 0 }];
  const steps = step === '*' ? (Array.isArray(value) ? [...value.keys()] : []) : [step];
  return steps.flatMap((each): { path: FieldPath; length: number }[] =>
    listsAt(Object(value)[each], rest, [...path, each]),
  );
}

const lengths: Rule = (entries) =>
  pairs.flatMap(([collection, facts, words]) =>
    inCollection(entries, collection).flatMap((entry) => {
      const wanted = listsAt(fileIn(entries, entry)?.value, facts.split('.'));
      return listsAt(entry.value, `words.${words}`.split('.')).flatMap(
        ({ path, length }, index) => {
          const most = wanted[index]?.length ?? length;
          const message = `${length} of them; ${most} are wanted, one for each of ‘${facts}’`;
          return length === most ? [] : issueAt(entry, path, message);
        },
      );
    }),
  );

/** Entries without words in a language. */
const missingTranslations: Rule = (entries) =>
  entries
    .filter(({ locale, value }) => locale === defaultLocale && at('words')(value).length > 0)
    .flatMap((entry) =>
      locales
        .filter((locale) => !fileIn(entries, entry, locale))
        .map((locale) => ({
          file: entry.file.replace(/\.json$/, `.${locale}.json`),
          path: [],
          message: `there is no such file; the words of ${entry.file} are wanted in ‘${locale}’`,
        })),
    );

/** Translated lists of another length. */
const translations: Rule = (entries) =>
  entries.flatMap((entry) => {
    const original = valueAt(fileIn(entries, entry)?.value, ['words']);
    const found = missingWords(original, valueAt(entry.value, ['words']), ['words']);
    return found.map(({ path, message }) => issueAt(entry, path, message));
  });

/** Names that are still marked as samples in entries that are none. */
const sampleNames: Rule = (entries) =>
  textIssues(
    entries.filter((entry) => valueAt(fileIn(entries, entry)?.value, ['sample']) === false),
    (text, path) =>
      /^(?:name|author|alt)$/.test(String(path.at(-1))) && /\bsample\b|مثال|افتراضية/i.test(text)
        ? ['this is no example any more; give the real name']
        : [],
  );

/** Pictures are published by name without ending. */
const pictureAddress: Values = (entry) =>
  at('file')(entry).map(({ path, text }) => ({ path, text: text.replace(/\.\w+$/, '') }));

const questions: Values = (entry) => textsIn(entry).filter(({ path }) => path.at(-1) === 'q');

const all =
  (...rules: readonly Rule[]): Rule =>
  (entries) =>
    rules.flatMap((rule) => rule(entries));

/** Errors across entries. */
export const relationErrors = all(
  unique(at('file'), /^films$/),
  unique(at('src'), /^clients$/),
  unique(at('words', 'category'), /^faqSubjects$/),
  unique(pictureAddress, /^pictures$/, 'the ending does not count, give the file another name'),
  lengths,
  missingTranslations,
  translations,
  sampleNames,
);

/** Recommendations across entries. */
export const relationWarnings = all(
  unique(at('words', 'description'), /^(?:curtains|blinds)$|Page$/),
  unique(at('words', 'summary'), /^(?:services|posts|projects)$/),
  unique(at('words', 'alt'), /^(?:pictures|films)$/),
  unique(at('order'), undefined, 'of two in one place the names decide'),
  unique(questions, /^faqSubjects$/, 'each question once is enough'),
);
