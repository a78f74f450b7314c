import { defaultLocale, locales } from '../../config/locales';
import { isMarkedSample } from './entries';
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

type Rule = (entries: readonly ContentEntry[]) => readonly Finding[];

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

const inCollections = (entries: readonly ContentEntry[], ...names: readonly string[]) =>
  entries.filter(({ collection }) => names.includes(collection));

/** An entry's file in a language. */
const fileIn = (
  entries: readonly ContentEntry[],
  { collection, id }: ContentEntry,
  locale: string = defaultLocale,
) =>
  entries.find(
    (each) => each.collection === collection && each.id === id && each.locale === locale,
  );

/** Places whose value stands at an earlier one, too. */
function repetitions(
  places: readonly (Place & { readonly value: unknown })[],
  messageFor: (firstFile: string) => string,
): Finding[] {
  const first = new Map<unknown, string>();
  return places.flatMap(({ source, path, value }) => {
    const before = first.get(value);
    if (before) return [{ source, path, message: messageFor(before) }];
    first.set(value, source.file);
    return [];
  });
}

/** A value that must be unique among entries of a language. */
function unique(names: readonly string[], path: Path, advice: string): Rule {
  return (entries) => {
    const places = inCollections(entries, ...names)
      .filter(({ value }) => at(value, path) !== undefined)
      .map((source) => {
        return { source, path, value: JSON.stringify([source.locale, at(source.value, path)]) };
      });
    return repetitions(places, (first) => `the same as in ${first}; ${advice}`);
  };
}

const pages = [
  'prices',
  'visit',
  'home',
  'curtains',
  'blinds',
  'services',
  'gallery',
  'portfolio',
  'blog',
  'about',
];
const pageKinds = [...pages, 'contact', 'faq', 'terms'].map((name) => `${name}Page`);

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
    inCollections(entries, collection).flatMap((source) => {
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

const questions: Rule = (entries) => {
  const asked = inCollections(entries, 'faqSubjects').flatMap((source) =>
    textsIn(source.value)
      .filter(({ path }) => path.at(-1) === 'q')
      .map(({ path, text }) => ({ source, path, value: text })),
  );
  return repetitions(asked, () => 'this question is asked twice');
};

/** Pictures are published by name without extension. */
const pictureAddresses: Rule = (entries) => {
  const files = inCollections(entries, 'pictures').flatMap((source) => {
    const file = at(source.value, ['file']);
    if (file === undefined) return [];
    return [{ source, path: ['file'], value: String(file).replace(/\.\w+$/, '') }];
  });
  return repetitions(
    files,
    (first) => `${first} has a picture of the same address; give the file another name`,
  );
};

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

/** Fields that hold a name. */
const named = new Set(['name', 'author', 'alt']);

/** Translated lists of another length, and names that are still marked as samples. */
const translations: Rule = (entries) =>
  entries
    .filter(({ locale }) => locale !== defaultLocale)
    .flatMap((source) => {
      const original = fileIn(entries, source)?.value;
      const isReal = at(original, ['sample']) === false;
      const marked = textsIn(source.value).filter(
        ({ path, text }) => isReal && named.has(String(path.at(-1))) && isMarkedSample(text),
      );
      return [
        ...missingWords(at(original, ['words']), at(source.value, ['words']), ['words']),
        ...marked.map(({ path }) => {
          return { path, message: 'this is no example any more; give the real name' };
        }),
      ].map((each) => ({ ...each, source }));
    });

/** Untranslated sentences. */
const untranslated: Rule = (entries) =>
  entries.flatMap((source) =>
    textsIn(at(source.value, ['words']), ['words']).flatMap(({ path, text }) => {
      const message = foreignLetters(text, source.locale);
      return message ? [{ source, path, message }] : [];
    }),
  );

const rules: readonly Rule[] = [
  unique(['films'], ['file'], 'each wants its own'),
  unique(['clients'], ['src'], 'each wants its own'),
  unique(['faqSubjects'], ['words', 'category'], 'each wants its own'),
  lengths,
  pictureAddresses,
  missingTranslations,
  translations,
];

/** Collections that are ordered by `order`. */
const listed = [
  'curtains',
  'blinds',
  'services',
  'posts',
  'projects',
  'testimonials',
  'clients',
  'faqSubjects',
];

const tasteRules: readonly Rule[] = [
  unique(['curtains', 'blinds', ...pageKinds], ['words', 'description'], 'each page wants its own'),
  unique(['services', 'posts', 'projects'], ['words', 'summary'], 'each page wants its own'),
  unique(['pictures', 'films'], ['words', 'alt'], 'each wants its own'),
  ...listed.map((collection) =>
    unique([collection], ['order'], 'of two in one place the names decide'),
  ),
  questions,
  untranslated,
];

/** Errors across entries. */
export const relationErrors: Rule = (entries) => rules.flatMap((rule) => rule(entries));

/** Recommendations across entries. */
export const relationWarnings: Rule = (entries) => tasteRules.flatMap((rule) => rule(entries));
