import type { ContentLiteral } from '../source/files';
import type { Finding } from './finding';

const reviewFiles: Readonly<Record<string, string>> = {
  'content/testimonials.ts':
    'words, name and stars of a real customer who agreed to it; then sample: false',
  'content/home.ts': 'the stars that your real reviews support, without sample()',
  'content/clients.ts': 'name and logo of a real client who agreed to it; then sample: false',
};

/** Whether an entry speaks for customers or clients. */
export function isReview({ file }: Finding): boolean {
  return file in reviewFiles;
}

/** Pages that are made of entries: their folder, and what the owner makes of each of them. */
const sections = [
  {
    path: '/blog',
    folder: 'content/blog',
    wanted:
      'a post of your own, your name and a fixed date, then sample: false; or delete the file',
  },
  {
    path: '/portfolio',
    folder: 'content/projects',
    wanted: 'a project of your own, then sample: false; or delete the file',
  },
] as const;

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
export function sampleEntries(literals: readonly ContentLiteral[]): Finding[] {
  return literals
    .filter(({ kind, field, text }) => {
      return kind === 'word' && text === 'true' && /(^|\.)sample$/.test(field);
    })
    .map((literal) => {
      const { file, line } = literal;
      const section = sections.find(({ folder }) => file.startsWith(`${folder}/`));
      const id = file.slice(file.lastIndexOf('/') + 1, -3);
      const field = section ? `${section.path}/${id}` : literal.field.replace(/\.sample$/, '');
      const wanted = reviewFiles[file] ?? section?.wanted ?? 'content of your own';
      return { file, line, field, now: titleOf(literal, literals), wanted };
    });
}

/**
 * Pages that are samples as a whole, besides those that are one entry each.
 * @param samples addresses of all pages that are samples
 */
export function samplePages(
  literals: readonly ContentLiteral[],
  samples: readonly string[],
): Finding[] {
  return samples.flatMap((path): Finding[] => {
    const section = sections.find((each) => path === each.path || path.startsWith(`${each.path}/`));
    if (section && section.path !== path) return [];
    if (section) {
      const now = 'all that the page lists is sample content';
      const wanted = 'at least one entry of your own';
      return [{ file: section.folder, field: path, now, wanted }];
    }
    const file = 'content/routes.ts';
    const listed = literals.find(
      (each) => each.file === file && each.field.startsWith('samplePages') && each.text === path,
    );
    const now = 'the words of the page are samples';
    const wanted = `words that hold for your business, read by your lawyer; then take '${path}' out of this list`;
    return [{ file, ...(listed && { line: listed.line }), field: path, now, wanted }];
  });
}
