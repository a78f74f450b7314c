import type { z } from 'zod';
import { type ContentIssue, type FieldPath, valueAt } from './issue';

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a group of fields in { }',
  string: 'a text in quotation marks',
};

function requirementOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${typeNames[issue.expected] ?? issue.expected} is required`;
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    default:
      return issue.message;
  }
}

/** What a value is, before what it must be. */
function presentOf(value: unknown, { code }: z.core.$ZodIssue): string {
  const isSize = code === 'too_small' || code === 'too_big';
  if (value === undefined) return 'is missing; ';
  if (isSize && typeof value === 'string') return `${value.length} characters; `;
  if (isSize && Array.isArray(value)) return `${value.length} entries; `;
  if (code === 'custom' && typeof value === 'object') return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `‘${text.length > 60 ? `${text.slice(0, 60)}…` : text}’: `;
}

export const problemsIn = (schema: z.ZodType, whole: unknown) =>
  (schema.safeParse(whole).error?.issues ?? []).flatMap(
    (issue, _, all): Pick<ContentIssue, 'path' | 'message'>[] => {
      // A value of another type has no size.
      const wrong = all.find(
        ({ code, path }) => code === 'invalid_type' && `${path}` === `${issue.path}`,
      );
      if (wrong && wrong !== issue) return [];
      // Paths within JSON have no symbols.
      const path = issue.path as FieldPath;
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => ({
          path: [...path, key],
          message: 'unknown field; is it misspelt?',
        }));
      const message = presentOf(valueAt(whole, path), issue) + requirementOf(issue);
      return [{ path, message }];
    },
  );
