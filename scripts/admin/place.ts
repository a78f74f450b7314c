import { sourceLocale } from '@/config/locales';
import { collections } from '@/content/schema';
import { adminGroupOf, adminGroups, adminLabel } from '@/content/schema/admin';
import type { ContentIssue } from '@/content/schema/issue';
import { labelOf } from './fields';
import { jsonSchemaOf, schemaAt } from './json-schema';
import type { Notice } from './notices';

type Place = Pick<ContentIssue, 'file' | 'path'>;

const languages = new Intl.DisplayNames('en', { type: 'language' });

const all = collections();

/** A file's collection, entry name and language; no collection for other files. */
function entryOf(file: string) {
  const [, path = '', language = sourceLocale] =
    /^content\/(.+?)(?:\.([a-z]{2}))?\.json$/.exec(file) ?? [];
  const end = path.lastIndexOf('/');
  const collection = all.find((each) => each.path === (each.single ? path : path.slice(0, end)));
  return { collection, name: path.slice(end + 1), language };
}

/** The labels of the fields along a path; list items by number. */
function fieldLabels({ file, path }: Place): string[] {
  const { collection } = entryOf(file);
  const schema = collection && jsonSchemaOf(collection);
  return path.map((step, index) =>
    typeof step === 'number'
      ? String(step + 1)
      : labelOf(step, schemaAt(schema, path.slice(0, index + 1))),
  );
}

/** A field's place in the admin, from the menu, and the URL of its form; the file's path alone, if the admin does not show it. */
export function adminPlace({ file, path }: Place): Omit<Notice, 'message'> {
  const { collection, name, language } = entryOf(file);
  if (!collection) return { place: file };
  const group = adminGroupOf(collection);
  const label = adminLabel(collection.name);
  const entry = collection.single ? [adminGroups[group], label] : [label, name];
  const [folder, own] = collection.single ? [group, collection.name] : [collection.name, name];
  const note = language === sourceLocale ? '' : ` (${languages.of(language)})`;
  return {
    place: [...entry, ...fieldLabels({ file, path })].join(' › ') + note,
    form: `./#/collections/${folder}/entries/${own}`,
    field: path.join('.'),
    language,
  };
}
