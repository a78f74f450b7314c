import { defaultLocale, locales } from '../../config/locales';
import { foreignLetters, missingWords } from './languages';

type Path = readonly (string | number)[];

/** A file of the content. */
export interface Source {
  readonly file: string;
  /** The line of a value; none for files of code. */
  readonly lineOf?: (path: Path) => number;
}

/** An entry as in its file; it may be invalid. */
interface ContentEntry extends Source {
  readonly collection: string;
  readonly id: string;
  readonly locale: string;
  readonly value: unknown;
}

interface Place {
  readonly source: Source;
  readonly path: Path;
}

/** What is wrong at a place. */
interface Finding extends Place {
  readonly message: string;
}

type Entries = readonly ContentEntry[];
type Rule = (entries: Entries) => readonly Finding[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => Object(inner)[step], value);

/** Every text within a value, with its path. */
export function textsIn(
  value: unknown,
  path: Path = [],
): { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every text of entries, with its place. */
const textPlaces = (entries: Entries) =>
  entries.flatMap((source) => textsIn(source.value).map((each) => ({ source, ...each })));

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

/** Places whose text stands at an earlier one, too. */
function repetitions(
  places: readonly (Place & { readonly text: string })[],
  messageFor: (firstFile: string) => string,
): Finding[] {
  const first = new Map<string, string>();
  return places.flatMap(({ source, path, text }) => {
    const before = first.get(text);
    if (before) return [{ source, path, message: messageFor(before) }];
    first.set(text, source.file);
    return [];
  });
}

/** A value that must be unique among entries of a language: of some collections together, or of each by itself. */
const unique =
  (path: Path, advice: string, collections?: RegExp): Rule =>
  (entries) => {
    const places = entries.flatMap((source) => {
      const value = at(source.value, path);
      if (value === undefined || collections?.test(source.collection) === false) return [];
      const group = collections ? '' : source.collection;
      return [{ source, path, text: JSON.stringify([source.locale, group, value]) }];
    });
    return repetitions(places, (first) => `the same as in ${first}; ${advice}`);
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
function listsAt(value: unknown, [step, ...rest]: readonly string[], path: Path = []) {
  if (step === undefined) return [{ path, length: Array.isArray(value) ? value.length : 0 }];
  const steps = step === '*' ? (Array.isArray(value) ? [...value.keys()] : []) : [step];
  return steps.flatMap((each): { path: Path; length: number }[] =>
    listsAt(Object(value)[each], rest, [...path, each]),
  );
}

const lengths: Rule = (entries) =>
  pairs.flatMap(([collection, facts, words]) =>
    inCollection(entries, collection).flatMap((source) => {
      const wanted = listsAt(fileIn(entries, source)?.value, facts.split('.'));
      return listsAt(source.value, `words.${words}`.split('.')).flatMap(
        ({ path, length }, index) => {
          const most = wanted[index]?.length ?? length;
          if (length === most) return [];
          const message = `${length} of them; ${most} are wanted, one for each of ‘${facts}’`;
          return [{ source, path, message }];
        },
      );
    }),
  );

const questions: Rule = (entries) =>
  repetitions(
    textPlaces(inCollection(entries, 'faqSubjects')).filter(({ path }) => path.at(-1) === 'q'),
    () => 'this question is asked twice',
  );

/** Pictures are published by name without extension. */
const pictureAddresses: Rule = (entries) =>
  repetitions(
    textPlaces(inCollection(entries, 'pictures'))
      .filter(({ path }) => path[0] === 'file')
      .map(({ text, ...place }) => ({ ...place, text: text.replace(/\.\w+$/, '') })),
    (first) => `${first} has a picture of the same address; give the file another name`,
  );

/** Entries without words in a language. */
const missingTranslations: Rule = (entries) =>
  entries
    .filter(({ locale, value }) => locale === defaultLocale && at(value, ['words']) !== undefined)
    .flatMap((entry) =>
      locales
        .filter((locale) => !fileIn(entries, entry, locale))
        .map((locale) => ({
          source: { file: entry.file.replace(/\.json$/, `.${locale}.json`) },
          path: [],
          message: `there is no such file; the words of ${entry.file} are wanted in ‘${locale}’`,
        })),
    );

/** Translated lists of another length. */
const translations: Rule = (entries) =>
  entries
    .filter(({ locale }) => locale !== defaultLocale)
    .flatMap((source) => {
      const original = at(fileIn(entries, source)?.value, ['words']);
      const found = missingWords(original, at(source.value, ['words']), ['words']);
      return found.map((each) => ({ ...each, source }));
    });

/** Fields that hold a name. */
const named = new Set(['name', 'author', 'alt']);

/** Names that are still marked as samples in entries that are none. */
const sampleNames: Rule = (entries) =>
  textPlaces(entries.filter((each) => at(fileIn(entries, each)?.value, ['sample']) === false))
    .filter(({ path }) => named.has(String(path.at(-1))))
    .filter(({ text }) => /\bsample\b|مثال|افتراضية/i.test(text))
    .map((place) => ({ ...place, message: 'this is no example any more; give the real name' }));

/** Untranslated sentences. */
const untranslated: Rule = (entries) =>
  textPlaces(entries)
    .filter(({ path }) => path[0] === 'words')
    .map(({ text, ...place }) => ({ ...place, message: foreignLetters(text, place.source.locale) }))
    .filter(({ message }) => message);

const rules: readonly Rule[] = [
  unique(['file'], 'each wants its own', /^films$/),
  unique(['src'], 'each wants its own', /^clients$/),
  unique(['words', 'category'], 'each wants its own', /^faqSubjects$/),
  lengths,
  pictureAddresses,
  missingTranslations,
  translations,
  sampleNames,
];

const tasteRules: readonly Rule[] = [
  unique(['words', 'description'], 'each page wants its own', /^(?:curtains|blinds)$|Page$/),
  unique(['words', 'summary'], 'each page wants its own', /^(?:services|posts|projects)$/),
  unique(['words', 'alt'], 'each wants its own', /^(?:pictures|films)$/),
  unique(['order'], 'of two in one place the names decide'),
  questions,
  untranslated,
];

/** Errors across entries. */
export const relationErrors: Rule = (entries) => rules.flatMap((rule) => rule(entries));

/** Recommendations across entries. */
export const relationWarnings: Rule = (entries) => tasteRules.flatMap((rule) => rule(entries));
