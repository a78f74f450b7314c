import { defaultLocale } from '@/config/locales';
import { collections } from '@/content/schema';
import { adminGroups, adminLabel, shopFiles } from '@/content/schema/admin';
import type { ContentIssue } from '../check/content-issue';
import { labelOf } from './fields';
import { type JsonSchema, jsonSchemaOf } from './json-schema';

type Place = Pick<ContentIssue, 'file' | 'field'>;

/** Labels of the fields along a path; list items by number. */
function labelsOn([step, ...rest]: readonly string[], schema: JsonSchema = {}): string[] {
  if (step === undefined) return [];
  const { items, oneOf = [] } = schema;
  const at = Number(step);
  if (at) return [step, ...labelsOn(rest, Array.isArray(items) ? items[at - 1] : items)];
  const inner = [schema, ...oneOf].map(({ properties }) => properties?.[step]).find(Boolean);
  return [labelOf(step, inner ?? {}), ...labelsOn(rest, inner)];
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

const all = collections();

/** A file's collection, entry name and language; no collection for other files. */
function entryOf(file: string) {
  const [, path = '', language = defaultLocale] =
    /^content\/(.+?)(?:\.([a-z]{2}))?\.json$/.exec(file) ?? [];
  const end = path.lastIndexOf('/');
  const collection = all.find((each) => each.path === (each.single ? path : path.slice(0, end)));
  return { collection, name: path.slice(end + 1), language };
}

/** The label of a file's collection: `Reviews`, `Opening hours`. */
export function collectionLabel(file: string): string {
  const { collection } = entryOf(file);
  return collection ? adminLabel(collection.name) : file;
}

/** The label of an entry's field, with its parents. */
export function fieldLabel({ file, field }: Place): string {
  const { collection, language } = entryOf(file);
  if (!collection) return field;
  const steps = field.split(/[.[\]]+/).filter(Boolean);
  const labels = labelsOn(steps, jsonSchemaOf(collection)).join(' › ');
  return language === defaultLocale ? labels : `${labels} (${languages.of(language)})`;
}

/** A field's place in the admin, from the menu, and the URL of its form; the file's path alone, if the admin does not show it. */
export function adminPlace({ file, field }: Place): { place: string; form?: string } {
  const { collection, name } = entryOf(file);
  if (!collection) return { place: file };
  const group = shopFiles.includes(collection.name) ? 'shop' : 'pages';
  const label = adminLabel(collection.name);
  const entry = collection.single ? [adminGroups[group], label] : [label, name];
  const [folder, own] = collection.single ? [group, collection.name] : [collection.name, name];
  return {
    place: [...entry, fieldLabel({ file, field })].filter(Boolean).join(' › '),
    form: `./#/collections/${folder}/entries/${own}`,
  };
}
