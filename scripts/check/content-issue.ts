import type { Source } from '@/content/schema/relations';

/** The path to a value in a file: names of fields and indices of lists. */
export type FieldPath = readonly (string | number)[];

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, step) => Object(inner)[step], value);
}

/** Sets the value at a path; undefined removes it from JSON. */
export function putAt(whole: unknown, path: FieldPath, value: unknown): void {
  Reflect.set(Object(valueAt(whole, path.slice(0, -1))), path.at(-1) ?? '', value);
}

/** An error or warning in the content. */
export interface ContentIssue {
  readonly file: string;
  /** Counted from 1; none for a whole file or folder. */
  readonly line?: number;
  /** `words.captions[2]`; '' for the file. */
  readonly field: string;
  /** The problem, and what is expected. */
  readonly message: string;
  /** A missing entry that is referenced here, with the reference's path. */
  readonly missing?: string;
  readonly path?: FieldPath;
}

/** An issue at a place of a file. */
export function issueAt({ file, lineOf }: Source, path: FieldPath, message: string): ContentIssue {
  return { file, field: fieldName(path), message, ...(lineOf && { line: lineOf(path) }) };
}

/** A path for people: `words.captions[2]`, counted from 1. */
export function fieldName(path: FieldPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** `content/site.json:16`, which most editors link. */
export function locationOf({ file, line }: Pick<ContentIssue, 'file' | 'line'>): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** An issue in one line: location, field, message. */
export function issueText(error: ContentIssue): string {
  return [locationOf(error), error.field, error.message].filter(Boolean).join(': ');
}
