import { readFileSync } from 'node:fs';
import { findNodeAtLocation, getNodeValue, type ParseError, parseTree } from 'jsonc-parser';
import type { ContentIssue, FieldPath, JsonFile } from '@/lib/schema/issue';

export function readJson(file: string): JsonFile | ContentIssue {
  const text = readFileSync(file, 'utf8');
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (errors.length > 0 || root?.type !== 'object') {
    const message =
      'this is not valid JSON; a comma, quotation mark or bracket is missing or surplus, here or just before, or the file begins with a byte order mark';
    return { file, line: lineAt(errors[0]?.offset ?? 0), path: [], message };
  }
  const lineOf = (path: FieldPath): number => {
    const node = findNodeAtLocation(root, [...path]);
    // A field's line is that of its name.
    const start = node?.parent?.type === 'property' ? node.parent : node;
    return start ? lineAt(start.offset) : lineOf(path.slice(0, -1));
  };
  return { file, value: getNodeValue(root), lineOf };
}
