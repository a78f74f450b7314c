/** Names of fields, and numbers of what stands in lists, from the file to a value. */
export type FieldPath = readonly (string | number)[];

/** Something in the content that is wrong. */
export interface Fault {
  readonly file: string;
  /** Counted from 1; none where a whole file or folder is meant. */
  readonly line?: number;
  /** `words.captions[2]`; '' for the file. */
  readonly field: string;
  /** What was found, and what is wanted. */
  readonly message: string;
}

/** A path as an owner reads it: `words.captions[2]`, the first being 1. */
export function fieldName(path: FieldPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/** `content/site.json:16`, which most editors open at a click. */
export function placeOf({ file, line }: Pick<Fault, 'file' | 'line'>): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** The fault in one line: place, field, what is wrong. */
export function faultText(fault: Fault): string {
  return [placeOf(fault), fault.field, fault.message].filter(Boolean).join(': ');
}
