import { clothFiles, clothFolder } from '@/config/cloths';
import { defaultLocale } from '@/config/locales';
import { type ContentEntry, textsIn } from '@/content/schema/issue';
import { mediaRoot, publicRoot } from '@/content/schema/references';
import { filesIn, nameOf, readEntries } from './entries';

const isMedia = ({ collection }: ContentEntry) =>
  collection === 'pictures' || collection === 'films';

const textSet = (entries: readonly ContentEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ value }) => textsIn(value).map(({ text }) => text)));

/** All texts of entries, which include the names of pictures and films. */
export const textsOf = (entries: readonly ContentEntry[]) =>
  textSet(entries.filter((entry) => !isMedia(entry)));

/** Folders of files that entries refer to. */
const folders = [
  [mediaRoot, '/pictures'],
  [mediaRoot, '/films'],
  [publicRoot, '/clients'],
  [mediaRoot, clothFolder],
] as const;

/** Unused entries of pictures and films, and unreferenced files. */
export function leftOver(entries: readonly ContentEntry[] = readEntries().entries): string[] {
  const shown = textsOf(entries);
  const keyOf = ({ collection, id }: ContentEntry) => `${collection} ${id}`;
  const unused = new Set(
    entries
      .filter((entry) => isMedia(entry) && entry.locale === defaultLocale)
      .filter((entry) => !shown.has(nameOf(entry)))
      .map(keyOf),
  );
  const isUnused = (entry: ContentEntry) => unused.has(keyOf(entry));
  const named = textSet(entries.filter((entry) => !isUnused(entry)));
  const isNamed = (path: string) => named.has(path) || clothFiles.includes(path);
  const files = folders.flatMap(([root, folder]) =>
    filesIn(root + folder)
      .map((name) => `${folder}/${name}`)
      .filter((path) => !isNamed(path) && !isNamed(path.replace(/\.webm$/, '.mp4')))
      .map((path) => root + path),
  );
  return [...entries.filter(isUnused).map(({ file }) => file), ...files];
}
