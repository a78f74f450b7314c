import { isSample, paths } from '@/content/routes';
import { type ContentLiteral, contentLiterals } from '../source/files';
import { isReview, sampleEntries, samplePages } from './entries';
import { placeholders, sampleValues } from './facts';
import type { Group } from './finding';
import { renders } from './renders';

/**
 * Finds what is still invented or open, grouped by how much it matters.
 * @param samples addresses of the pages that are samples as a whole
 */
export function findGroups(
  literals: readonly ContentLiteral[] = contentLiterals(),
  samples: readonly string[] = paths.filter(isSample),
): readonly Group[] {
  const entries = sampleEntries(literals);
  const values = sampleValues(literals);
  return [
    {
      id: 'contact',
      title: 'Contact facts',
      why: 'Customers would call and write to nobody.',
      stopsPublishing: true,
      findings: values.filter((value) => !isReview(value)),
    },
    {
      id: 'policies',
      title: 'Open places in your terms and answers',
      why: 'Visitors see them in brackets.',
      stopsPublishing: false,
      findings: placeholders(literals),
    },
    {
      id: 'pages',
      title: 'Sample pages, posts and projects',
      why: 'They are not yours, and search engines are kept away from them.',
      stopsPublishing: true,
      findings: [...samplePages(literals, samples), ...entries.filter((entry) => !isReview(entry))],
    },
    {
      id: 'reviews',
      title: 'Invented reviews, stars and client logos',
      why: 'Nobody said this, and nobody of that name is a client.',
      stopsPublishing: true,
      findings: [...entries, ...values].filter(isReview),
    },
    {
      id: 'renders',
      title: 'Pictures and films made by a computer',
      why: 'The footer says so as long as one is shown.',
      stopsPublishing: false,
      findings: renders(literals),
    },
  ];
}
