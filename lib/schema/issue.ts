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
  readonly line?: number;
  /** Of a file that cannot be read. */
  readonly column?: number;
  readonly path: FieldPath;
  readonly message: string;
  /** Whether `check:content -- --tidy` offers to remove it. */
  readonly removable?: boolean | undefined;
  /** A name that is not there, and those that are, the most similar first. */
  readonly gone?: { readonly name: string; readonly instead: readonly string[] };
}

export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((inner, step) => Object(inner)[step], value);

export function putAt(whole: unknown, path: FieldPath, value: unknown): void {
  Reflect.set(Object(valueAt(whole, path.slice(0, -1))), path.at(-1) ?? '', value);
}

export function textsIn(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(Object(value)).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

export const issueAt = ({ file, lineOf }: JsonFile, path: FieldPath, message: string) => ({
  file,
  line: lineOf(path),
  path,
  message,
});

export const textIssues = (
  entries: readonly ContentEntry[],
  messageOf: (text: string, path: FieldPath, entry: ContentEntry) => string | false | undefined,
): ContentIssue[] =>
  entries.flatMap((entry) =>
    textsIn(entry.value).flatMap(({ path, text }) => {
      const message = messageOf(text, path, entry);
      return message ? issueAt(entry, path, message) : [];
    }),
  );

/** `content/prices.json:16: products[2].extra.ar`, counted from 1; most editors link it. */
export function placeOf({ file, line, column, path }: Omit<ContentIssue, 'message'>): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`));
  const field = steps.join('').replace(/^\./, '');
  return [[file, line, column].filter(Boolean).join(':'), field].filter(Boolean).join(': ');
}

export const issueText = (issue: ContentIssue) => `${placeOf(issue)}: ${issue.message}`;
