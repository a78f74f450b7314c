import type { Post } from '@/content/types';
import { postFile } from '../entry-file';
import { isDate, locales, type Problem } from '../problem';

const fewestParagraphs = 5;

/** What is wrong with a date; undefined when nothing is. */
function dateProblem({ date, sample }: Post): string | undefined {
  if ('on' in date) {
    return isDate(date.on) ? undefined : `'${date.on}' is no day; write it as 2026-11-21`;
  }
  if (!sample) return "a real post has a fixed date: { on: '2026-11-21' }";
  const counts = Number.isInteger(date.daysAgo) && date.daysAgo >= 0;
  return counts ? undefined : `${date.daysAgo} days ago; use a whole number from 0`;
}

/** What the types cannot see of posts. */
export function postProblems(posts: readonly Post[]): Problem[] {
  return posts.flatMap((post) => {
    const file = postFile(post);
    const wrongDate = dateProblem(post);
    const nobody = !post.sample && /\bsample\b/i.test(post.author);
    return [
      ...(wrongDate ? [{ file, field: 'date', message: wrongDate }] : []),
      ...(nobody
        ? [{ file, field: 'author', message: `'${post.author}'; give the name of who wrote it` }]
        : []),
      ...locales
        .map((locale) => ({ locale, count: post.words[locale].content.length }))
        .filter(({ count }) => count < fewestParagraphs)
        .map(({ locale, count }) => ({
          file,
          field: `words.${locale}.content`,
          message: `${count} paragraphs; at least ${fewestParagraphs} are wanted`,
        })),
    ];
  });
}
