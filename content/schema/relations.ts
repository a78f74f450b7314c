import { z } from 'zod';
import { clothFiles, clothFolder } from '../cloth';
import { defaultLocale, locales } from '../locales';
import { saysSample } from './entries';
import { foreignLetters, missingWords } from './languages';
import { mediaRoot, publicRoot } from './references';
import { faultsOfText, repeated } from './texts';

/** One entry as its file holds it; single entries have been checked, but may be wrong all the same. */
interface ContentEntry {
  readonly file: string;
  readonly kind: string;
  readonly id: string;
  readonly locale: string;
  readonly value: unknown;
}

/** Everything that the content consists of. */
export interface Content {
  readonly entries: readonly ContentEntry[];
  /** The strings of the interface, by language. */
  readonly interfaceWords: Readonly<Record<string, unknown>>;
  /** Names of the files in a folder of the repository. */
  readonly filesIn: (folder: string) => readonly string[];
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

const ofKind = ({ entries }: Content, ...kinds: string[]) =>
  entries.filter(({ kind }) => kinds.includes(kind));

/** A value that no two entries of one language may share. */
function unique(kinds: readonly string[], path: Path, advice: string): Rule {
  return (content, report) => {
    const first = new Map<unknown, string>();
    for (const { file, locale, value } of ofKind(content, ...kinds)) {
      const found = at(value, path);
      const key = JSON.stringify([locale, found]);
      const before = first.get(key);
      if (found !== undefined && before) report(file, path, `the same as in ${before}; ${advice}`);
      else first.set(key, file);
    }
  };
}

const pages = ['home', 'curtains', 'blinds', 'services', 'gallery', 'portfolio', 'blog', 'about'];
const pageKinds = [...pages, 'contact', 'faq', 'terms'].map((name) => `${name}Page`);

/** How many entries there are of a kind; the folder is named, since none of them is wrong. */
function count(
  kind: string,
  folder: string,
  fits: (count: number, content: Content) => string,
): Rule {
  return (content, report) => {
    const own = ofKind(content, kind).filter(({ file }) => !/\.[a-z]{2}\.json$/.test(file));
    const advice = fits(own.length, content);
    if (advice) report(folder, [], `${own.length} entries; ${advice}`);
  };
}

/** Counts that the requirements give; real logos need only fill the widest row. */
const subjects = 25;
const reviews = 4;
const sampleLogos = 15;
const leastLogos = 6;

const logoCount = (found: number, content: Content) => {
  const samples = ofKind(content, 'clients').some(({ value }) => at(value, ['sample']) === true);
  if (samples)
    return found === sampleLogos ? '' : `${sampleLogos} are wanted while one is an example`;
  return found >= leastLogos ? '' : `at least ${leastLogos} are wanted`;
};

/** Galleries that keep another product's heading on purpose (docs/requirements.md). */
const keptHeadings = {
  venetian: 'Roller Blinds Gallery',
  vertical: 'Roller Blinds Gallery',
  window: 'Roller Blinds Gallery',
};

const headings: Rule = (content, report) => {
  for (const { file, id, locale, value } of ofKind(content, 'blinds')) {
    const kept = Object.entries(keptHeadings).find(([name]) => name === id)?.[1];
    const path = ['words', 'galleryHeading'];
    if (kept && locale === 'en' && at(value, path) !== kept)
      report(file, path, `‘${kept}’ is kept here on purpose`);
  }
};

const questions: Rule = (content, report) => {
  const asked = ofKind(content, 'faqSubjects').flatMap(({ file, value }) =>
    textsIn(value)
      .filter(({ path }) => path.at(-1) === 'q')
      .map((each) => ({ ...each, file })),
  );
  for (const text of repeated(asked.map((each) => each.text))) {
    for (const { file, path } of asked.filter((each) => each.text === text).slice(1)) {
      report(file, path, 'this question is asked twice');
    }
  }
};

/** Pictures and films that no page shows, and files that no entry names. */
const media: Rule = (content, report) => {
  const named = (kind: string, ...fields: string[]) =>
    new Set(
      ofKind(content, kind).flatMap(({ value }) => fields.map((field) => at(value, [field]))),
    );
  const shown = new Set(
    content.entries
      .filter(({ kind }) => kind !== 'pictures' && kind !== 'films')
      .flatMap(({ value }) => textsIn(value).map(({ text }) => text)),
  );
  for (const { file, kind, id, locale, value } of ofKind(content, 'pictures', 'films')) {
    const name = kind === 'films' ? id : at(value, ['file']);
    if (locale !== 'en' || shown.has(String(name))) continue;
    report(file, [], 'no page shows it; choose it where it belongs, or delete it and its file');
  }
  const folders = [
    { root: mediaRoot, folder: '/pictures', names: named('pictures', 'file') },
    { root: mediaRoot, folder: '/films', names: named('films', 'file', 'poster') },
    { root: mediaRoot, folder: clothFolder, names: new Set<unknown>(clothFiles) },
    { root: publicRoot, folder: '/clients', names: named('clients', 'src') },
  ];
  for (const { root, folder, names } of folders) {
    for (const name of content.filesIn(root + folder)) {
      const path = `${folder}/${name}`;
      if (names.has(path) || names.has(path.replace(/\.webm$/, '.mp4'))) continue;
      report(root + path, [], 'no entry names this file; add one, or delete the file');
    }
  }
};

/** Pictures are published under their names without ending. */
const pictureAddresses: Rule = (content, report) => {
  const stems = ofKind(content, 'pictures').map(({ file, value }) => ({
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

const interfaceTexts: Rule = ({ interfaceWords }, report) => {
  for (const { path, text } of textsIn(interfaceWords)) {
    const [locale, ...rest] = path;
    for (const advice of faultsOfText(text))
      report(`content/${locale}`, rest, `‘${text}’: ${advice}`);
  }
};

/** Fields that hold a name. */
const named = new Set(['name', 'author', 'alt']);

/** Entries without words in one of the languages, and files whose words still say that they are invented. */
const translations: Rule = ({ entries }, report) => {
  const keyOf = (kind: string, id: string, locale: string) => `${kind} ${id} ${locale}`;
  const byKey = new Map(entries.map((each) => [keyOf(each.kind, each.id, each.locale), each]));
  const originals = entries.filter(
    ({ locale, value }) => locale === defaultLocale && at(value, ['words']) !== undefined,
  );
  for (const { file, kind, id, value } of originals) {
    for (const locale of locales.filter((each) => each !== defaultLocale)) {
      const twin = byKey.get(keyOf(kind, id, locale));
      if (!twin) {
        const missing = file.replace(/\.json$/, `.${locale}.json`);
        report(
          missing,
          [],
          `there is no such file; the words of ${file} are wanted in ‘${locale}’`,
        );
      } else if (at(value, ['sample']) === false) {
        for (const { path, text } of textsIn(twin.value)) {
          if (named.has(String(path.at(-1))) && saysSample(text)) {
            report(twin.file, path, 'this is no example any more; give the real name');
          }
        }
      }
    }
  }
};

/** Lists that say more in one language than in the other. */
const languages: Rule = ({ entries }, report) => {
  const original = (kind: string, id: string) =>
    entries.find((each) => each.kind === kind && each.id === id && each.locale === defaultLocale);
  for (const { file, kind, id, locale, value } of entries) {
    if (locale === defaultLocale) continue;
    const words = at(original(kind, id)?.value, ['words']);
    for (const { path, message } of missingWords(words, at(value, ['words'])))
      report(file, ['words', ...path], message);
  }
};

/** Sentences that are not translated yet. */
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
  count('faqSubjects', 'content/faq', (found) =>
    found === subjects ? '' : `${subjects} are wanted`,
  ),
  count('testimonials', 'content/testimonials', (found) =>
    found === reviews ? '' : `${reviews} are wanted`,
  ),
  count('clients', 'content/clients', logoCount),
  headings,
  media,
  pictureAddresses,
  interfaceTexts,
  translations,
  languages,
];

/** Kinds whose entries stand in lists by their places. */
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
  ...listed.map((kind) => unique([kind], ['order'], 'of two in one place the names decide')),
  questions,
  untranslated,
];

const contentThat = (wanted: readonly Rule[]) =>
  z.custom<Content>().superRefine((content, context) => {
    const report: Report = (file, path, message) =>
      context.addIssue({ code: 'custom', path: [file, ...path], message });
    for (const rule of wanted) rule(content, report);
  });

/** What entries ask of each other. The first step of an issue's path is the file. */
export const wholeContent = contentThat(rules);

/** What they had better not have in common, likewise. */
export const distinctContent = contentThat(tasteRules);
