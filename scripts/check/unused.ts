import { join } from 'node:path/posix';
import { clothFiles, clothFolder } from '@/config/cloths';
import { type ContentEntry, type ContentIssue, textsIn } from '@/lib/schema/issue';
import { mediaRoot, publicRoot } from '@/lib/schema/references';
import { filesIn, isSource, nameOf } from './entries';

export const isMedia = ({ collection }: ContentEntry) =>
  collection === 'pictures' || collection === 'films';

const textSet = (entries: readonly ContentEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ value }) => textsIn(value).map(({ text }) => text)));

/** All texts of entries, which include the names of the pictures and films that they show. */
export const textsOf = (entries: readonly ContentEntry[]) =>
  textSet(entries.filter((entry) => !isMedia(entry)));

const folders = [
  [mediaRoot, '/pictures'],
  [mediaRoot, '/films'],
  [mediaRoot, '/cloths'],
  [publicRoot, '/clients'],
  [mediaRoot, clothFolder],
] as const;

export function unusedFiles(folder: string, entries: readonly ContentEntry[]): ContentIssue[] {
  const shown = textsOf(entries);
  const named = new Set([...textSet(entries), ...clothFiles]);
  const unshown = entries.filter(
    (entry) => isMedia(entry) && isSource(entry) && !shown.has(nameOf(entry)),
  );
  const unnamed = folders.flatMap(([root, name]) =>
    filesIn(join(folder, root, name))
      .map((file) => `${name}/${file}`)
      // A WebM goes with the MP4 of its name.
      .filter((path) => !named.has(path.replace(/\.webm$/, '.mp4')))
      .map((path) => join(folder, root, path)),
  );
  return [...unshown.map(({ file }) => file), ...unnamed].map((file) => ({
    file,
    path: [],
    message: 'not used on any page; delete it if it is not needed',
  }));
}
