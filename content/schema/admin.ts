import type { z } from 'zod';
import { capitalized } from '../../lib/text/case';
import labels from './admin.json' with { type: 'json' };

/** `entry` is an entry's summary in the list: fields, or the file name. */
type Labels = Readonly<Record<'label' | 'one' | 'entry' | 'hint' | 'icon', string>> &
  Partial<Readonly<Record<'choice' | 'slug', string>>>;

export const adminFolders: Readonly<Record<string, Labels>> = labels.folders;

type Notes = Readonly<
  Partial<Record<string, Readonly<Partial<Record<string, z.core.GlobalMeta>>>>>
>;

const notesByFile: Notes = labels.words;

/** Labels and hints of a file's words, by their path or name. */
export const wordNotes = (file: string) => ({ ...notesByFile.every, ...notesByFile[file] });

const fileLabels: Readonly<Record<string, string>> = labels.files;

/** The label of a collection: of a single file by default a page's path. */
export function adminLabel(name: string): string {
  const own = name.replace(/Page$/, '');
  return adminFolders[name]?.label ?? fileLabels[name] ?? capitalized(own);
}

export const adminGroups = { shop: 'The shop', pages: 'Words of pages' } as const;

/** The group of a single file: facts of the shop, or words of a page. */
export const adminGroupOf = ({ name }: { readonly name: string }): keyof typeof adminGroups =>
  ['site', 'hours', 'workshop', 'prices'].includes(name) ? 'shop' : 'pages';
