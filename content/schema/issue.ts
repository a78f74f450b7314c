/** The path to a value in a file: names of fields and indices of lists. */
export type FieldPath = readonly (string | number)[];

export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  /** Line of a value, or of its parent when it is missing; from 1. */
  readonly lineOf: (path: FieldPath) => number;
}

export interface ContentEntry extends JsonFile {
  readonly collection: string;
  readonly id: string;
  readonly locale: string;
}

export interface ContentIssue {
  readonly file: string;
  /** None for a whole file. */
  readonly line?: number;
  /** Empty for the file. */
  readonly path: FieldPath;
  readonly message: string;
  readonly isMissing?: boolean;
}

export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, step) => Object(inner)[step], value);
}

export function putAt(whole: unknown, path: FieldPath, value: unknown): void {
  Reflect.set(Object(valueAt(whole, path.slice(0, -1))), path.at(-1) ?? '', value);
}

interface Text {
  readonly path: FieldPath;
  readonly text: string;
}

export function textsIn(value: unknown, path: FieldPath = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

export function issueAt({ file, lineOf }: JsonFile, path: FieldPath, message: string) {
  return { file, line: lineOf(path), path, message };
}

export function textIssues(
  entries: readonly ContentEntry[],
  messagesFor: (text: string, path: FieldPath, entry: ContentEntry) => readonly string[],
): ContentIssue[] {
  return entries.flatMap((entry) =>
    textsIn(entry.value).flatMap(({ path, text }) =>
      messagesFor(text, path, entry).map((message) => issueAt(entry, path, message)),
    ),
  );
}

/** `content/prices.json:16: products[2].extra.ar`, counted from 1; most editors link it. */
export function placeOf({ file, line, path }: Omit<ContentIssue, 'message'>): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`));
  const field = steps.join('').replace(/^\./, '');
  return [line ? `${file}:${line}` : file, field].filter(Boolean).join(': ');
}

export const issueText = (issue: ContentIssue) => `${placeOf(issue)}: ${issue.message}`;
