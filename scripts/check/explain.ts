import type { z } from 'zod';
import { type ContentIssue, type FieldPath, valueAt } from '@/content/schema/issue';

type Issue = z.core.$ZodIssue;
type Problem = Pick<ContentIssue, 'path' | 'message' | 'isMissing'>;

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a group of fields in { }',
  string: 'a text in quotation marks',
  tuple: 'a list',
};

const longestQuote = 60;

function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return `‘${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text}’`;
}

function sizeOf(value: unknown): string {
  if (typeof value === 'string') return `${value.length} characters`;
  return Array.isArray(value) ? `${value.length} entries` : quoted(value);
}

function requirementOf(issue: Issue): string {
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

function explain(issue: Issue, whole: unknown): Problem[] {
  // Paths within JSON have no symbols.
  const path = issue.path as FieldPath;
  if (issue.code === 'unrecognized_keys') {
    const message = 'unknown field; is it misspelt?';
    return issue.keys.map((key) => ({ path: [...path, key], message }));
  }
  const value = valueAt(whole, path);
  const isCustom = issue.code === 'custom';
  if (value === undefined) return [{ path, message: `is missing; ${requirementOf(issue)}` }];
  if (isCustom && typeof value === 'object') return [{ path, message: issue.message }];
  const isSize = issue.code === 'too_small' || issue.code === 'too_big';
  const message = isSize
    ? `${sizeOf(value)}; ${requirementOf(issue)}`
    : `${quoted(value)}: ${requirementOf(issue)}`;
  return [{ path, message, isMissing: isCustom && issue.params?.isMissing === true }];
}

export const problemsIn = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).flatMap((issue) => explain(issue, value));
