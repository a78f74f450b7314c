import type { Locale } from '@/content/types';

/** Something in the content that is wrong and that the types cannot see. */
export interface Problem {
  readonly file: string;
  /** Path of names within the file: `words.en.description`. */
  readonly field: string;
  readonly message: string;
}

/** The problem in one line, file and field first. */
export function problemText({ file, field, message }: Problem): string {
  return `${file}: ${field}: ${message}`;
}

/** The languages of the site; the compiler names one that is missing here. */
export const locales = Object.keys({ en: true } satisfies Record<Locale, true>) as Locale[];

/** Those that come again, each once. */
export function repeated<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Whether a text is a day of the calendar: '2027-02-08'. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
