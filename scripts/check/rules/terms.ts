import type { TermsPage } from '@/content/en/terms';
import { type Problem, repeated } from '../problem';

/** Clauses of the specification, section 2. */
const wanted = 11;

/** What the types cannot see of the terms: each clause has an anchor and words of its own. */
export function termsProblems({ clauses }: Pick<TermsPage, 'clauses'>, file: string): Problem[] {
  const count: number = clauses.length;
  const problems = clauses.flatMap(({ id, paragraphs }, index) => {
    const field = `clauses[${index}]`;
    return [
      ...(/^[a-z][a-z0-9-]*$/.test(id)
        ? []
        : [{ field: `${field}.id`, message: `'${id}'; use small letters, digits and '-'` }]),
      ...(paragraphs.length > 0
        ? []
        : [{ field: `${field}.paragraphs`, message: 'the clause has no words' }]),
    ];
  });
  const twice = repeated(clauses.map(({ id }) => id));
  return [
    ...(count === wanted ? [] : [{ field: 'clauses', message: `${count}; ${wanted} are wanted` }]),
    ...problems,
    ...twice.map((id) => ({ field: 'clauses', message: `'${id}' is the id of two clauses` })),
  ].map((problem) => ({ file, ...problem }));
}
