import { type ContentEntry, type ContentIssue, textIssues } from '@/lib/schema/issue';
import { localeOf } from './entries';

const scripts: Readonly<Record<string, readonly [letters: RegExp, name: string]>> = {
  en: [/\p{Script=Latin}/u, 'English'],
  ar: [/\p{Script=Arabic}/u, 'Arabic'],
};

/** Sentences and names of the shop that seem not to be translated; other short texts may be names or numbers. */
export const contentWarnings = (entries: readonly ContentEntry[]): readonly ContentIssue[] =>
  textIssues(entries, (text, path, entry) => {
    const [letters, name] = scripts[localeOf(path, entry)] ?? [];
    const isName = entry.collection === 'site' && path[0] === 'words';
    const isSentence = text.length >= 20 && /\p{L}\s+\p{L}/u.test(text);
    return (
      (isName || isSentence) &&
      letters?.test(text) === false &&
      `‘${text}’: contains no ${name} letters; is it translated?`
    );
  });
