import { defaultLocale } from '@/config/locales';
import { collections } from '@/content/schema';
import { adminFile, adminFolders, adminGroups, shopFiles } from '@/content/schema/admin';
import type { ContentIssue } from '../check/content-issue';
import { labelOf } from './fields';
import { type JsonSchema, jsonSchemaOf } from './json-schema';

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

/** A file's collection, entry name and language; no collection for other files. */
function entryOf(file: string) {
  const [, path = '', language = defaultLocale] =
    /^content\/(.+?)(?:\.([a-z]{2}))?\.json$/.exec(file) ?? [];
  const end = path.lastIndexOf('/');
  const collection = collections().find(
    (each) => each.path === (each.single ? path : path.slice(0, end)),
  );
  return { collection, name: path.slice(end + 1), language };
}

/** The label of a file's collection: `Reviews`, `Opening hours`. */
export function collectionLabel(file: string): string {
  const { collection } = entryOf(file);
  return collection ? (adminFolders[collection.name]?.label ?? adminFile(collection.name)) : file;
}

/** The label of an entry's field, with its parents. */
export function fieldLabel({ file, field }: Pick<ContentIssue, 'file' | 'field'>): string {
  const { collection, language } = entryOf(file);
  if (!collection) return field;
  const labels = labelsOn(field.split(/[.[\]]+/).filter(Boolean), jsonSchemaOf(collection)).join(
    ' › ',
  );
  return language === defaultLocale ? labels : `${labels} (${languages.of(language)})`;
}

/** A field's place in the admin, from the menu; the file's path, if the admin does not show it. */
export function adminPlace({ file, field }: Pick<ContentIssue, 'file' | 'field'>): string {
  const { collection, name } = entryOf(file);
  if (!collection) return file;
  const menu = shopFiles.includes(collection.name) ? adminGroups.shop : adminGroups.pages;
  const entry = collection.single ? [menu, collectionLabel(file)] : [collectionLabel(file), name];
  return [...entry, fieldLabel({ file, field })].filter(Boolean).join(' › ');
}

/** The URL of a file's form, below the admin's; undefined if there is none. */
export function adminForm(file: string): string | undefined {
  const { collection, name } = entryOf(file);
  if (!collection) return undefined;
  const group: keyof typeof adminGroups = shopFiles.includes(collection.name) ? 'shop' : 'pages';
  const [folder, entry] = collection.single ? [group, collection.name] : [collection.name, name];
  return `./#/collections/${folder}/entries/${entry}`;
}

/** An issue for the owner, with its place in the admin. */
export function placedIssueText(error: ContentIssue): string {
  return `**${adminPlace(error)}**: ${error.message}`;
}
