import { join } from 'node:path/posix';
import { clothFiles, clothFolder } from '@/config/cloths';
import { type ContentEntry, textsIn } from '@/lib/schema/issue';
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

/** Pictures, films and logos that no page shows: entries, and files that only these name, or none. */
export function unusedFiles(folder: string, entries: readonly ContentEntry[]): readonly string[] {
  const texts = textsOf(entries);
  const isUnshown = (entry: ContentEntry) =>
    isMedia(entry) && isSource(entry) && !texts.has(nameOf(entry));
  const named = new Set([...textSet(entries.filter((each) => !isUnshown(each))), ...clothFiles]);
  const unnamed = folders.flatMap(([root, name]) =>
    filesIn(join(folder, root, name))
      .map((file) => `${name}/${file}`)
      // A WebM goes with the MP4 of its name.
      .filter((path) => !named.has(path.replace(/\.webm$/, '.mp4')))
      .map((path) => join(folder, root, path)),
  );
  return [...entries.filter(isUnshown).map(({ file }) => file), ...unnamed];
}
