import { defaultLocale } from '@/content/locales';
import { kinds } from '@/content/schema';
import { deskFiles, deskFolders, deskGroups, shopFiles } from '@/content/schema/desk';
import { anything } from '@/content/schema/references';
import type { Fault } from '../check/fault';
import { labelOf } from './fields';
import { type JsonSchema, jsonSchemaOf } from './json-schema';

/** What the fields on a way are called, entries of lists by their number. */
function labelsOn([step, ...rest]: readonly string[], schema: JsonSchema = {}): string[] {
  if (step === undefined) return [];
  const { items, oneOf = [] } = schema;
  const at = Number(step);
  if (at) return [step, ...labelsOn(rest, Array.isArray(items) ? items[at - 1] : items)];
  const inner = [schema, ...oneOf].map(({ properties }) => properties?.[step]).find(Boolean);
  return [labelOf(step, inner ?? {}), ...labelsOn(rest, inner)];
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Where a field is found on the owner's desk, from the menu on; its file, where the desk has none. */
export function deskPlace({ file, field }: Pick<Fault, 'file' | 'field'>): string {
  const [, path = '', language = defaultLocale] =
    /^content\/(.+?)(?:\.([a-z]{2}))?\.json$/.exec(file) ?? [];
  const folder = path.slice(0, path.lastIndexOf('/'));
  const kind = kinds(anything).find((each) => each.path === (each.single ? path : folder));
  if (!kind) return file;
  const group = shopFiles.includes(kind.name) ? deskGroups.shop : deskGroups.pages;
  const entry = kind.single
    ? [group, deskFiles[kind.name] ?? kind.name]
    : [deskFolders[kind.name]?.label ?? kind.name, path.slice(folder.length + 1)];
  const labels = labelsOn(field.split(/[.[\]]+/).filter(Boolean), jsonSchemaOf(kind));
  const steps = [...entry, ...labels].join(' › ');
  return language === defaultLocale ? steps : `${steps} (${languages.of(language)})`;
}

/** A fault as the owner reads it. */
export function onDesk(fault: Fault): string {
  return `**${deskPlace(fault)}**: ${fault.message}`;
}
