import { z } from 'zod';
import { defaultLocale, locales } from '../../config/locales';
import { isMarkedSample } from './entries';
import { foreignLetters, missingWords } from './languages';
import { repeated } from './texts';

/** An entry as in its file; it may be invalid. */
interface ContentEntry {
  readonly file: string;
  readonly collection: string;
  readonly id: string;
  readonly locale: string;
  readonly value: unknown;
}

/** The whole content. */
export interface Content {
  readonly entries: readonly ContentEntry[];
}

type Path = readonly (string | number)[];
type Report = (file: string, path: Path, message: string) => void;
type Rule = (content: Content, report: Report) => void;

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

const inCollections = ({ entries }: Content, ...names: string[]) =>
  entries.filter(({ collection }) => names.includes(collection));

/** A value that must be unique among entries of a language. */
function unique(names: readonly string[], path: Path, advice: string): Rule {
  return (content, report) => {
    const first = new Map<unknown, string>();
    for (const { file, locale, value } of inCollections(content, ...names)) {
      const found = at(value, path);
      const key = JSON.stringify([locale, found]);
      const before = first.get(key);
      if (found !== undefined && before) report(file, path, `the same as in ${before}; ${advice}`);
      else first.set(key, file);
    }
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

const lengths: Rule = (content, report) => {
  for (const [collection, facts, words] of pairs) {
    for (const { file, id, value } of inCollections(content, collection)) {
      const original = inCollections(content, collection).find(
        (each) => each.id === id && each.locale === defaultLocale,
      );
      const wanted = listsAt(original?.value, facts.split('.'));
      for (const [index, { path, length }] of listsAt(value, [
        'words',
        ...words.split('.'),
      ]).entries()) {
        const { length: most = length } = wanted[index] ?? {};
        if (length === most) continue;
        report(file, path, `${length} of them; ${most} are wanted, one for each of ‘${facts}’`);
      }
    }
  }
};

const questions: Rule = (content, report) => {
  const allQuestions = inCollections(content, 'faqSubjects').flatMap(({ file, value }) =>
    textsIn(value)
      .filter(({ path }) => path.at(-1) === 'q')
      .map((each) => ({ ...each, file })),
  );
  for (const text of repeated(allQuestions.map((each) => each.text))) {
    for (const { file, path } of allQuestions.filter((each) => each.text === text).slice(1)) {
      report(file, path, 'this question is asked twice');
    }
  }
};

/** Pictures are published by name without extension. */
const pictureAddresses: Rule = (content, report) => {
  const stems = inCollections(content, 'pictures').map(({ file, value }) => ({
    file,
    stem: String(at(value, ['file'])).replace(/\.\w+$/, ''),
  }));
  for (const stem of repeated(stems.map((each) => each.stem)).filter(
    (each) => each !== 'undefined',
  )) {
    const [first, ...others] = stems.filter((each) => each.stem === stem);
    for (const { file } of others) {
      report(
        file,
        ['file'],
        `${first?.file} has a picture of the same address; give the file another name`,
      );
    }
  }
};

/** Fields that hold a name. */
const named = new Set(['name', 'author', 'alt']);

/** Entries without words in a language, and words that are still marked as samples. */
const translations: Rule = ({ entries }, report) => {
  const keyOf = (collection: string, id: string, locale: string) => `${collection} ${id} ${locale}`;
  const byKey = new Map(
    entries.map((each) => [keyOf(each.collection, each.id, each.locale), each]),
  );
  const originals = entries.filter(
    ({ locale, value }) => locale === defaultLocale && at(value, ['words']) !== undefined,
  );
  for (const { file, collection, id, value } of originals) {
    for (const locale of locales.filter((each) => each !== defaultLocale)) {
      const twin = byKey.get(keyOf(collection, id, locale));
      if (!twin) {
        const missing = file.replace(/\.json$/, `.${locale}.json`);
        report(
          missing,
          [],
          `there is no such file; the words of ${file} are wanted in ‘${locale}’`,
        );
      } else if (at(value, ['sample']) === false) {
        for (const { path, text } of textsIn(twin.value)) {
          if (named.has(String(path.at(-1))) && isMarkedSample(text)) {
            report(twin.file, path, 'this is no example any more; give the real name');
          }
        }
      }
    }
  }
};

/** Lists with different lengths in two languages. */
const languages: Rule = ({ entries }, report) => {
  const original = (collection: string, id: string) =>
    entries.find(
      (each) => each.collection === collection && each.id === id && each.locale === defaultLocale,
    );
  for (const { file, collection, id, locale, value } of entries) {
    if (locale === defaultLocale) continue;
    const words = at(original(collection, id)?.value, ['words']);
    for (const { path, message } of missingWords(words, at(value, ['words'])))
      report(file, ['words', ...path], message);
  }
};

/** Untranslated sentences. */
const untranslated: Rule = ({ entries }, report) => {
  for (const { file, locale, value } of entries) {
    for (const { path, text } of textsIn(at(value, ['words']))) {
      const message = foreignLetters(text, locale);
      if (message) report(file, ['words', ...path], message);
    }
  }
};

const rules: readonly Rule[] = [
  unique(['films'], ['file'], 'each wants its own'),
  unique(['clients'], ['src'], 'each wants its own'),
  unique(['faqSubjects'], ['words', 'category'], 'each wants its own'),
  lengths,
  pictureAddresses,
  translations,
  languages,
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

const contentThat = (wanted: readonly Rule[]) =>
  z.custom<Content>().superRefine((content, context) => {
    const report: Report = (file, path, message) =>
      context.addIssue({ code: 'custom', path: [file, ...path], message });
    for (const rule of wanted) rule(content, report);
  });

/** Rules across entries. An issue's path begins with the file. */
export const wholeContent = contentThat(rules);

/** Recommendations across entries, likewise. */
export const distinctContent = contentThat(tasteRules);
