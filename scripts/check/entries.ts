import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { z } from 'zod';
import { defaultLocale, locales } from '@/config/locales';
import { type Collection, collections } from '@/content/schema';
import type { ReferenceIndex } from '@/content/schema/references';
import { textsIn } from '@/content/schema/relations';
import { reservedNames, slug } from '@/content/schema/texts';
import { namesIn, withNames } from '@/content/shop-names';
import { type ContentIssue, type FieldPath, fieldName, locationOf } from './content-issue';
import { explain } from './explain';
import { type JsonFile, readJson } from './json-file';
import { pagesOf, publishedEntries } from './published';

/** An entry of the content as its file holds it. */
export interface ContentEntry extends JsonFile {
  readonly kind: Collection['name'];
  readonly id: string;
  readonly locale: string;
}

const entryName = /^([^.]+)(?:\.([a-z]{2}))?\.json$/;

const reserved = new RegExp(`^(?:${reservedNames})$`);

/** Names of the files in a folder, hidden ones left out; git keeps no folder that is empty. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isFile() && !each.name.startsWith('.'))
    .map(({ name }) => name);
}

/** Paths of a kind's files; those of a single entry are the files that begin with its name. */
function filesOf({ path, single }: Collection, root: string): string[] {
  const folder = join(root, single ? dirname(path) : path);
  const isOwn = (file: string) => file.startsWith(`${basename(path)}.`) && file.endsWith('.json');
  return filesIn(folder)
    .filter((file) => !single || isOwn(file))
    .map((file) => join(folder, file));
}

/** Reads the files of one kind; a file that cannot be an entry is a fault. */
function readKind(kind: Collection, root: string): (ContentEntry | ContentIssue)[] {
  const files = filesOf(kind, root);
  return files.map((file) => {
    const [, id, locale = defaultLocale] = entryName.exec(basename(file)) ?? [];
    const refuse = (message: string): ContentIssue => ({ file, field: '', message });
    if (!id || !locales.some((each) => each === locale))
      return refuse('nothing reads this file; take it away');
    if (!kind.single && !slug.safeParse(id).success) {
      return refuse('its name becomes an address; use small letters, digits and ‘-’');
    }
    if (!kind.single && reserved.test(id)) {
      return refuse(`‘${id}’ has a meaning of its own on the web; give the file another name`);
    }
    if (locale !== defaultLocale && !files.includes(file.replace(`.${locale}.json`, '.json'))) {
      return refuse(`it translates ${id}.json, which is not there; take it away too`);
    }
    const read = readJson(file);
    return 'message' in read ? read : { ...read, kind: kind.name, id, locale };
  });
}

/** The entries and files that exist, to resolve references against. */
function knownOf(entries: readonly ContentEntry[]): ReferenceIndex {
  const names = (kind: string) =>
    new Set(
      entries
        .filter((entry) => entry.kind === kind)
        .map(({ id, value }) => (kind === 'pictures' ? Reflect.get(Object(value), 'file') : id)),
    );
  const all = {
    pictures: names('pictures'),
    films: names('films'),
    services: names('services'),
    pages: pagesOf(entries),
  };
  return {
    has: (kind, name) => all[kind].has(name),
    sizeOf: (path) => statSync(path, { throwIfNoEntry: false })?.size,
  };
}

/** What the file of another language may hold: the words, and nothing else. */
export function translationOf({ shape: { words } }: Collection['schema']): z.ZodType {
  return words ? z.strictObject({ words }) : z.strictObject({});
}

/** The schema's objections to one entry. */
function entryFaults(
  { file, value, lineOf, locale }: ContentEntry,
  { schema }: Collection,
): ContentIssue[] {
  const result = (locale === defaultLocale ? schema : translationOf(schema)).safeParse(value);
  return (result.error?.issues ?? [])
    .flatMap((issue) => explain(issue, value))
    .map(({ path, message, missing }) => ({
      file,
      line: lineOf(path),
      field: fieldName(path),
      message,
      ...(missing && { missing, path }),
    }));
}

/** Whether a page that is named is not on the site. */
const isLost = ({ missing = '' }: ContentIssue) => missing.startsWith('pages ');

/** Every file that should be an entry, with the shop's names in its texts, or why it cannot be one. */
export function readEntries(root = 'content') {
  const none: ReferenceIndex = { has: () => true, sizeOf: () => 0 };
  const read = collections(none).flatMap((kind) => readKind(kind, root));
  const found = read.filter((each) => 'kind' in each);
  const siteIn = (locale: string) =>
    found.find((each) => each.kind === 'site' && each.locale === locale)?.value;
  const entries = found.map((each) => ({
    ...each,
    value: withNames(each.value, namesIn(Object(siteIn(each.locale)).words)),
  }));
  return { entries, refused: read.filter((each) => 'message' in each) };
}

/** Every readable entry, the files that are no JSON, and all other faults of single files. */
export function checkEntries(root = 'content') {
  const { entries, refused } = readEntries(root);
  const unreadable = refused.filter(({ line }) => line !== undefined);
  const shown = new Set(publishedEntries(entries));
  const faults = collections(knownOf(entries)).flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind.name);
    // What is switched off may lead to what is switched off.
    return own.flatMap((entry) =>
      entryFaults(entry, kind).filter((fault) => shown.has(entry) || !isLost(fault)),
    );
  });
  return { entries, unreadable, faults: [...refused, ...faults] };
}

/** What a schema over all entries has found; its paths begin with the entries' files. */
export function faultsAcross(
  error: z.ZodError | undefined,
  entries: readonly ContentEntry[],
): ContentIssue[] {
  return (error?.issues ?? []).map(({ path: [file, ...rest], message }) => {
    // Paths within JSON have no symbols.
    const path = rest as FieldPath;
    const line = entries.find((entry) => entry.file === file)?.lineOf(path);
    return { file: String(file), field: fieldName(path), message, ...(line && { line }) };
  });
}

/** Where a text stands in the content: `content/pages/home.json:12: words.title`. */
export function placeOfText(text: string): string {
  for (const { file, value, lineOf } of checkEntries().entries) {
    const found = textsIn(value).find((each) => each.text === text);
    if (found) return `${locationOf({ file, line: lineOf(found.path) })}: ${fieldName(found.path)}`;
  }
  return 'content';
}
