import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import type { ContentIssue, FieldPath, JsonFile } from '@/content/schema/issue';

function duplicates({ type, children = [] }: Node): Node[] {
  const keys = type === 'object' ? children.flatMap((each) => each.children?.[0] ?? []) : [];
  const names = keys.map(({ value }) => value);
  const twice = keys.filter(({ value }, index) => names.indexOf(value) < index);
  return [...twice, ...children.flatMap(duplicates)];
}

export function readJson(file: string): JsonFile | ContentIssue {
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const refuse = (offset: number, message: string) => {
    return { file, line: lineAt(offset), path: [], message };
  };
  if (!isUtf8(bytes)) {
    const message =
      'is not saved as UTF-8 but in an older encoding (Windows-1256?); save it as UTF-8';
    return refuse(text.indexOf('\uFFFD'), message);
  }
  if (text.startsWith('\uFEFF')) {
    const message =
      'begins with a byte order mark, which some editors add; save it as UTF-8 without one (‘BOM’)';
    return refuse(0, message);
  }
  if (errors.length > 0 || root?.type !== 'object') {
    const message =
      'this is not valid JSON; a comma, quotation mark or bracket is missing or surplus, here or just before';
    return refuse(errors[0]?.offset ?? 0, message);
  }
  const [twice] = duplicates(root);
  if (twice)
    return refuse(twice.offset, `‘${twice.value}’ is there twice; one of them would be ignored`);
  const lineOf = (path: FieldPath): number => {
    const node = findNodeAtLocation(root, [...path]);
    // A field's line is that of its name.
    const start = node?.parent?.type === 'property' ? node.parent : node;
    return start ? lineAt(start.offset) : lineOf(path.slice(0, -1));
  };
  return { file, value: getNodeValue(root), lineOf };
}
