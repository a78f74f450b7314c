import { isSample, paths } from '@/content/routes';
import { type ContentLiteral, contentLiterals } from './source/files';

/** One place in `content/` that the owner still has to fill. */
export interface Finding {
  readonly file: string;
  /** Counted from 1; none where a whole folder is meant. */
  readonly line?: number;
  /** Name of the value or of the entry. */
  readonly field: string;
  /** What stands there. */
  readonly now: string;
  /** What the owner puts there. */
  readonly wanted: string;
}

type GroupId = 'contact' | 'policies' | 'pages' | 'reviews' | 'renders';

export interface Group {
  readonly id: GroupId;
  readonly title: string;
  /** What happens as long as it stands. */
  readonly why: string;
  /** Whether a production build refuses it. */
  readonly stopsPublishing: boolean;
  readonly findings: readonly Finding[];
}

const reviewFiles: Readonly<Record<string, string>> = {
  'content/testimonials.ts':
    'words, name and stars of a real customer who agreed to it; then sample: false',
  'content/clients.ts': 'name and logo of a real client who agreed to it; then sample: false',
};

const entryFolders: Readonly<Record<string, string>> = {
  'content/blog': 'a post of your own, your name and a fixed date; then sample: false',
  'content/projects': 'a project of your own; then sample: false',
};

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** What `sample()` wraps: facts of the business. */
function sampleValues(literals: readonly ContentLiteral[]): Finding[] {
  return literals
    .filter(({ kind }) => kind === 'sample')
    .map(({ file, line, field, text, wanted }) => ({ file, line, field, now: text, wanted }));
}

/** The sentence of a text that holds the part at `index`. */
function sentenceAt(text: string, index: number): string {
  const start = text.lastIndexOf('. ', index) + 1;
  const end = text.indexOf('. ', index);
  return text.slice(start, end < 0 ? undefined : end + 1).trim();
}

/** `[number of days]` in the words. */
function placeholders(literals: readonly ContentLiteral[]): Finding[] {
  return literals.flatMap(({ kind, file, line, text }) =>
    kind === 'text'
      ? [...text.matchAll(/\[([^\]]+)\]/g)].map((match) => ({
          file,
          line,
          field: match[0],
          now: sentenceAt(text, match.index),
          wanted: `your ${match[1]}, without the brackets`,
        }))
      : [],
  );
}

/** The words by which an owner knows an entry: its title, its name. */
function titleOf({ file, field }: ContentLiteral, literals: readonly ContentLiteral[]): string {
  const entry = field.replace(/\.?sample$/, '');
  const texts = literals.filter(
    (other) => other.file === file && other.kind === 'text' && other.field.startsWith(entry),
  );
  const title = texts.find((other) => /(^|\.)(title|alt|quote)$/.test(other.field));
  return title?.text ?? file;
}

/** Entries marked `sample: true`. */
function sampleEntries(literals: readonly ContentLiteral[]): Finding[] {
  return literals
    .filter(({ kind, field, text }) => {
      return kind === 'word' && text === 'true' && /(^|\.)sample$/.test(field);
    })
    .map((literal) => {
      const { file, line, field } = literal;
      const wanted = reviewFiles[file] ?? entryFolders[folderOf(file)] ?? 'your own content';
      return { file, line, field, now: titleOf(literal, literals), wanted };
    });
}

/** Pages that are samples as a whole, besides those that are one entry each. */
function samplePages(literals: readonly ContentLiteral[], samples: readonly string[]): Finding[] {
  const sections: Readonly<Record<string, string>> = {
    '/blog': 'content/blog',
    '/portfolio': 'content/projects',
  };
  return samples.flatMap((path): Finding[] => {
    const folder = sections[path];
    if (folder) {
      const now = 'every entry of the page is a sample';
      return [{ file: folder, field: path, now, wanted: 'at least one entry of your own' }];
    }
    const listed = literals.find(
      ({ file, field, text }) =>
        file === 'content/routes.ts' && field.startsWith('samplePages') && text === path,
    );
    if (!listed) return [];
    const wanted = `words that hold for your business, read by your lawyer; then take '${path}' out of this list`;
    const now = 'the words of the page are samples';
    return [{ file: listed.file, line: listed.line, field: path, now, wanted }];
  });
}

/** Pictures and films that a computer drew. */
function renders(literals: readonly ContentLiteral[]): Finding[] {
  return literals
    .filter(({ kind, field, text }) => {
      return kind === 'word' && text === 'true' && /\.(render|picturesAreRenders)$/.test(field);
    })
    .map(({ file, line, field }) =>
      field.endsWith('.render')
        ? {
            file,
            line,
            field: field.split('.').at(-2) ?? field,
            now: 'a computer render',
            wanted: 'your own picture or film; then render: false',
          }
        : {
            file,
            line,
            field,
            now: 'the footer says that pictures are renders',
            wanted: 'false, when the last render is gone',
          },
    );
}

/**
 * Finds what is still invented or open, grouped by how much it matters.
 * @param samples addresses of the pages that are samples as a whole
 */
export function findGroups(
  literals: readonly ContentLiteral[] = contentLiterals(),
  samples: readonly string[] = paths.filter(isSample),
): readonly Group[] {
  const entries = sampleEntries(literals);
  const isReview = ({ file }: Finding) => file in reviewFiles;
  return [
    {
      id: 'contact',
      title: 'Contact facts',
      why: 'Customers would call and write to nobody.',
      stopsPublishing: true,
      findings: sampleValues(literals),
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
      findings: [
        ...samplePages(literals, samples),
        ...entries.filter((entry) => !isReview(entry)),
      ],
    },
    {
      id: 'reviews',
      title: 'Invented reviews and client logos',
      why: 'Nobody said this, and nobody of that name is a client.',
      stopsPublishing: true,
      findings: entries.filter(isReview),
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
