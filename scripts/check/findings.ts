import samples from '@/content/samples.json' with { type: 'json' };
import { type ContentEntry, checkEntries } from './entries';
import { publishedEntries } from './published';
import {
  type Finding,
  placeholders,
  type Samples,
  sampleEntries,
  sampleValues,
  switches,
} from './sample-content';

export interface Group {
  readonly id: 'contact' | 'policies' | 'pages' | 'reviews' | 'renders' | 'arabic';
  readonly title: string;
  /** What happens until then. */
  readonly why: string;
  /** Whether a public build refuses it. */
  readonly stopsPublishing: boolean;
  readonly findings: readonly Finding[];
}

/** Finds what is still invented or open, grouped by how much it matters. */
export function findGroups(
  all: readonly ContentEntry[] = checkEntries().entries,
  invented: Samples = samples,
): readonly Group[] {
  const entries = publishedEntries(all);
  return [
    {
      id: 'contact',
      title: 'Contact facts',
      why: 'Customers would call and write to nobody.',
      stopsPublishing: true,
      findings: sampleValues(entries, invented),
    },
    {
      id: 'policies',
      title: 'Open places in your terms and answers',
      why: 'Visitors see them in brackets.',
      stopsPublishing: false,
      findings: entries.flatMap((entry) => placeholders(entry)),
    },
    {
      id: 'pages',
      title: 'Sample pages, posts and projects',
      why: 'They are not yours, and search engines are kept away from them.',
      stopsPublishing: true,
      findings: sampleEntries(entries, ['prices', 'termsPage', 'posts', 'projects']),
    },
    {
      id: 'reviews',
      title: 'Invented reviews, stars, client logos and cloths',
      why: 'Nobody said this, nobody of that name is a client, and you may not sell the cloth.',
      stopsPublishing: true,
      findings: sampleEntries(entries, ['clients', 'testimonials', 'homePage', 'stockCloths']),
    },
    {
      id: 'renders',
      title: 'Pictures and films made by a computer',
      why: 'The footer says so as long as one is shown.',
      stopsPublishing: false,
      findings: [
        ...switches(entries, 'render', true, () => ({
          now: 'a computer render',
          wanted: 'your own picture or film; then switch ‘render’ off',
        })),
        ...switches(entries, 'picturesAreRenders', true, () => ({
          now: 'the footer’s sentence',
          wanted: 'false, when the last render is gone',
        })),
      ],
    },
    {
      id: 'arabic',
      title: 'Arabic words that nobody of the shop has confirmed',
      why: 'They are written by someone who does not sell curtains.',
      stopsPublishing: false,
      findings: switches(entries, 'arabicConfirmed', false, () => ({
        now: 'not confirmed',
        wanted: 'true, when a native reader of the shop has read all pages below /ar/',
      })),
    },
  ];
}
