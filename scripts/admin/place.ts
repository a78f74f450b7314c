import { defaultLocale } from '@/config/locales';
import { collections } from '@/content/schema';
import { adminFile, adminFolders, adminGroups, shopFiles } from '@/content/schema/admin';
import { acceptAll } from '@/content/schema/references';
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
  const kind = collections(acceptAll).find(
    (each) => each.path === (each.single ? path : path.slice(0, end)),
  );
  return { kind, name: path.slice(end + 1), language };
}

/** The label of a file's collection: `Reviews`, `Opening hours`. */
export function collectionLabel(file: string): string {
  const { kind } = entryOf(file);
  return kind ? (adminFolders[kind.name]?.label ?? adminFile(kind.name)) : file;
}

/** The label of an entry's field, with its parents. */
export function fieldLabel({ file, field }: Pick<ContentIssue, 'file' | 'field'>): string {
  const { kind, language } = entryOf(file);
  if (!kind) return field;
  const labels = labelsOn(field.split(/[.[\]]+/).filter(Boolean), jsonSchemaOf(kind)).join(' › ');
  return language === defaultLocale ? labels : `${labels} (${languages.of(language)})`;
}

/** A field's place in the admin, from the menu; the file's path, if the admin does not show it. */
export function adminPlace({ file, field }: Pick<ContentIssue, 'file' | 'field'>): string {
  const { kind, name } = entryOf(file);
  if (!kind) return file;
  const menu = shopFiles.includes(kind.name) ? adminGroups.shop : adminGroups.pages;
  const entry = kind.single ? [menu, collectionLabel(file)] : [collectionLabel(file), name];
  return [...entry, fieldLabel({ file, field })].filter(Boolean).join(' › ');
}

/** The URL of a file's form, below the admin's; undefined if there is none. */
export function adminForm(file: string): string | undefined {
  const { kind, name } = entryOf(file);
  if (!kind) return undefined;
  const group: keyof typeof adminGroups = shopFiles.includes(kind.name) ? 'shop' : 'pages';
  const [collection, entry] = kind.single ? [group, kind.name] : [kind.name, name];
  return `./#/collections/${collection}/entries/${entry}`;
}

/** An issue for the owner, with its place in the admin. */
export function placedIssueText(error: ContentIssue): string {
  return `**${adminPlace(error)}**: ${error.message}`;
}
