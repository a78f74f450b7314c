import type { FaqWords } from '@/content/types';
import { type Problem, repeated } from '../problem';

/** Counts of the specification, section 2. */
const subjects = 25;
const fewest = 3;
const most = 6;

/**
 * What the types cannot see of the questions.
 * @param list the file that lists the subjects
 * @param fileOf the file of a subject, by its name
 */
export function faqProblems(
  categories: readonly FaqWords[],
  list: string,
  fileOf: (category: string) => string,
): Problem[] {
  const wrongCount =
    categories.length === subjects
      ? []
      : [
          {
            file: list,
            field: 'categories',
            message: `${categories.length}; ${subjects} are wanted`,
          },
        ];
  const counts = categories
    .filter(({ faqs }) => faqs.length < fewest || faqs.length > most)
    .map(({ category, faqs }) => ({
      file: fileOf(category),
      field: 'faqs',
      message: `${faqs.length} questions; ${fewest} to ${most} are wanted`,
    }));
  const questions = categories.flatMap(({ category, faqs }) =>
    faqs.map(({ q }) => ({ q, file: fileOf(category) })),
  );
  const twice = repeated(questions.map(({ q }) => q)).flatMap((question) =>
    questions
      .filter(({ q }) => q === question)
      .slice(1)
      .map(({ file }) => ({ file, field: 'faqs', message: `'${question}' is asked twice` })),
  );
  const names = repeated(categories.map(({ category }) => category)).map((name) => ({
    file: fileOf(name),
    field: 'category',
    message: `two subjects are called '${name}'`,
  }));
  return [...wrongCount, ...counts, ...twice, ...names];
}
