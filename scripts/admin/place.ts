import { sourceLocale } from '@/config/locales';
import { collections } from '@/lib/schema';
import { adminGroupOf, adminGroups, adminLabel } from '@/lib/schema/admin';
import type { ContentIssue } from '@/lib/schema/issue';
import { labelOf } from './fields';
import { jsonSchemaOf, schemaAt } from './json-schema';
import type { Notice } from './notices';

const languages = new Intl.DisplayNames('en', { type: 'language' });

const all = collections();

/** A field's place in the admin, from the menu, and the URL of its form; the file's path alone, if the admin does not show it. */
export function adminPlace({
  file,
  path,
}: Pick<ContentIssue, 'file' | 'path'>): Omit<Notice, 'message'> {
  const [, own = '', language = sourceLocale] =
    /^content\/(.+?)(?:\.([a-z]{2}))?\.json$/.exec(file) ?? [];
  const end = own.lastIndexOf('/');
  const collection = all.find((each) => each.path === (each.single ? own : own.slice(0, end)));
  if (!collection) return { place: file };
  const schema = jsonSchemaOf(collection);
  const labels = path.map((step, index) => {
    const outer = path.slice(0, index + 1);
    if (typeof step === 'number') return String(step + 1);
    return labelOf(collection, outer, schemaAt(schema, outer));
  });
  const group = adminGroupOf(collection);
  const [name, label] = [own.slice(end + 1), adminLabel(collection.name)];
  const entry = collection.single ? [adminGroups[group], label] : [label, name];
  const form = collection.single ? [group, collection.name] : [collection.name, name];
  const note = language === sourceLocale ? '' : ` (${languages.of(language)})`;
  return {
    place: [...entry, ...labels].join(' › ') + note,
    form: `./#/collections/${form.join('/entries/')}`,
    field: path.join('.'),
    language,
  };
}
