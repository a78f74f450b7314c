import { clothFiles, clothFolder } from '@/config/cloths';
import { defaultLocale } from '@/config/locales';
import { mediaRoot, publicRoot } from '@/content/schema/references';
import { textsIn } from '@/content/schema/relations';
import { type ContentEntry, filesIn, nameOf, readEntries } from './entries';

const isMedia = ({ collection }: ContentEntry) =>
  collection === 'pictures' || collection === 'films';

/** All texts of entries, which include the names of pictures and films. */
export function textsOf(entries: readonly ContentEntry[]): ReadonlySet<string> {
  const texts = entries.filter((entry) => !isMedia(entry)).flatMap(({ value }) => textsIn(value));
  return new Set(texts.map(({ text }) => text));
}

/** Folders of files that entries refer to. */
const folders = [
  { root: mediaRoot, folder: '/pictures' },
  { root: mediaRoot, folder: '/films' },
  { root: publicRoot, folder: '/clients' },
  { root: mediaRoot, folder: clothFolder },
] as const;

/** Unused entries of pictures and films, and unreferenced files. */
export function leftOver(entries: readonly ContentEntry[] = readEntries().entries): string[] {
  const shown = textsOf(entries);
  const unused = new Set(
    entries
      .filter(
        (entry) => isMedia(entry) && entry.locale === defaultLocale && !shown.has(nameOf(entry)),
      )
      .map(({ collection, id }) => `${collection} ${id}`),
  );
  const isUsed = ({ collection, id }: ContentEntry) => !unused.has(`${collection} ${id}`);
  const named = new Set([
    ...clothFiles,
    ...entries.filter(isUsed).flatMap(({ value }) => textsIn(value).map(({ text }) => text)),
  ]);
  const files = folders.flatMap(({ root, folder }) =>
    filesIn(root + folder)
      .map((name) => `${folder}/${name}`)
      .filter((path) => !named.has(path) && !named.has(path.replace(/\.webm$/, '.mp4')))
      .map((path) => root + path),
  );
  return [...entries.filter((entry) => !isUsed(entry)).map(({ file }) => file), ...files];
}

/** A note that lists them. */
export function leftOverNote(files: readonly string[]): string {
  if (files.length === 0) return '';
  return `\nNo page shows these ${files.length} files, so they are not published; \`npm run tidy\` removes them:\n   ${files.join('\n   ')}`;
}
