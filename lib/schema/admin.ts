import { capitalized } from '../text/case';
import type { Collection } from '.';
import words from './admin.json' with { type: 'json' };
import type { FieldPath } from './issue';

/** `entry` is an entry's summary in the list: fields, or the file name; `media` is the folder of its files, if it differs. */
type Folder = Readonly<Record<'label' | 'one' | 'entry' | 'hint' | 'icon', string>> &
  Partial<Readonly<Record<'choice' | 'slug' | 'media', string>>>;

export const adminFolders: Readonly<Record<string, Folder>> = words.folders;

/** What the admin calls a field, and says of it; `summary` is that of a collapsed item of a list. */
type Note = Readonly<Partial<Record<'label' | 'hint' | 'summary', string>>>;

const notesOf: Readonly<Record<string, Readonly<Record<string, Note>>>> = words.fields;

/** A field's note in admin.json: of its file, of its folder or of all, by its path or its name; items of lists are `*`. */
export function noteAt({ path: file }: Collection, path: FieldPath): Note {
  const steps = path.map((step) => (typeof step === 'number' ? '*' : step));
  const [folder = ''] = file.split('/');
  const all = notesOf[steps[0] === 'words' ? 'words' : 'facts'];
  const notes = { ...all, ...notesOf[folder], ...notesOf[file] };
  const name = steps.slice(steps.at(-1) === '*' ? -2 : -1).join('.');
  return notes[steps.join('.')] ?? notes[name] ?? notes[steps.at(-1) ?? ''] ?? {};
}

const fileLabels: Readonly<Record<string, string>> = words.files;

/** The label of a collection: of a single file by default a page's path. */
export const adminLabel = (name: string) =>
  adminFolders[name]?.label ?? fileLabels[name] ?? capitalized(name.replace(/Page$/, ''));

export const adminGroups = { shop: 'The shop', pages: 'Words of pages' } as const;

export const adminGroupOf = ({ name }: { readonly name: string }): keyof typeof adminGroups =>
  ['site', 'hours', 'promises', 'workshop', 'prices'].includes(name) ? 'shop' : 'pages';
