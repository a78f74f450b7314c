import { join } from 'node:path/posix';
import { knownLocales } from '@/config/locales';
import { collections, schemaOf } from '@/lib/schema';
import { problemsIn } from '@/lib/schema/explain';
import {
  type ContentEntry,
  type ContentIssue,
  issueAt,
  issueText,
  textIssues,
  valueAt,
} from '@/lib/schema/issue';
import { isSource, localeOf, readEntries, spoken } from './entries';
import { checkFiles, signErrors, smallPictures } from './files';
import { questionsAbout } from './questions';
import { misspeltPlaces, relationErrors } from './relations';
import { unusedFiles } from './unused';

export function errorsIn(entries: readonly ContentEntry[]): readonly ContentIssue[] {
  const errors = collections().flatMap((collection) =>
    entries
      .filter((entry) => entry.collection === collection.name)
      .flatMap(({ file, locale, value, lineOf }) =>
        problemsIn(schemaOf(collection, locale), value).map((problem) => ({
          ...problem,
          file,
          line: lineOf(problem.path),
        })),
      ),
  );
  return [...errors, ...relationErrors(entries)];
}

/** All entries and errors; where a file is no JSON, the errors of such files alone. */
export function checkEntries(root = 'content') {
  // The language that the site does not have may still tell a misspelt placeholder.
  const { entries: all, refused } = readEntries(root, knownLocales);
  const entries = all.filter(({ locale }) => spoken.includes(locale));
  const unreadable = refused.filter(({ line }) => line !== undefined);
  if (unreadable.length > 0) return { entries, errors: unreadable };
  const misspelt = misspeltPlaces(
    entries,
    all.filter((each) => !isSource(each)),
  );
  return { entries, errors: [...refused, ...errorsIn(entries), ...misspelt] };
}

const scripts: Readonly<Record<string, readonly [letters: RegExp, name: string]>> = {
  en: [/\p{Script=Latin}/u, 'English'],
  ar: [/\p{Script=Arabic}/u, 'Arabic'],
};

/** Sections of products that the home page does not show, since they have no cards. */
const emptySections = (entries: readonly ContentEntry[]) =>
  Object.entries({ curtains: 'curtainCards', blinds: 'blindsCards' }).flatMap(([kind, field]) => {
    const home = entries.find((each) => each.collection === 'homePage' && isSource(each));
    const isSold = entries.some(({ collection }) => collection === kind);
    if (!home || !isSold || Object(valueAt(home.value, [field])).length > 0) return [];
    const message = `is empty, so the home page has no section of ${kind}; add a card`;
    return issueAt(home, [field], message);
  });

/** Sentences and names of the shop that seem not to be translated; other short texts may be names or numbers. */
const untranslated = (entries: readonly ContentEntry[]) =>
  textIssues(entries, (text, path, entry) => {
    const [letters, name] = scripts[localeOf(path, entry)] ?? [];
    const isName =
      path[0] === 'words' &&
      (entry.collection === 'site' ||
        (/^(?:curtains|blinds|services)$/.test(entry.collection) &&
          /^(?:name|heading|title)$/.test(String(path[1]))));
    const isSentence = text.length >= 20 && /\p{L}\s+\p{L}/u.test(text);
    return (
      (isName || isSentence) &&
      letters?.test(text) === false &&
      `‘${text}’: contains no ${name} letters; is it translated?`
    );
  });

export const contentWarnings = (entries: readonly ContentEntry[]): readonly ContentIssue[] => [
  ...emptySections(entries),
  ...questionsAbout(entries),
  ...untranslated(entries),
];

export async function checkContent(folder = '.') {
  const { entries, errors } = checkEntries(join(folder, 'content'));
  return {
    errors: [...errors, ...(await checkFiles(folder, entries)), ...(await signErrors(folder))],
    warnings: [...contentWarnings(entries), ...(await smallPictures(folder, entries))],
    // What an entry that is wrong shows is not known.
    unused: errors.length > 0 ? 0 : unusedFiles(folder, entries).length,
  };
}

/** Undefined if there are none. */
export function warningText(warnings: readonly ContentIssue[], unused: number) {
  const lines = warnings.map(issueText);
  if (unused > 0)
    lines.push(
      `${unused} files are on no page; npm run check:content -- --tidy names them, and deletes them if you want`,
    );
  if (lines.length === 0) return undefined;
  return ['\nWarnings, which do not fail the build:', ...lines].join('\n');
}
