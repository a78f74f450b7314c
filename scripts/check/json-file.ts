import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import type { ContentIssue, FieldPath } from './content-issue';

/** A JSON file with the lines of its values. */
export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  /** Line of a value, or of its parent when it is missing; from 1. */
  readonly lineOf: (path: FieldPath) => number;
}

const byteOrderMark = '\uFEFF';

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Duplicate keys, whose first value would be lost. */
function duplicates(node: Node): Node[] {
  const keys =
    node.type === 'object' ? (node.children ?? []).flatMap((each) => each.children?.[0] ?? []) : [];
  const twice = keys.filter(
    (key, index) => keys.findIndex((other) => other.value === key.value) < index,
  );
  return [...twice, ...(node.children ?? []).flatMap(duplicates)];
}

/** Reads a file of the content, or returns why it cannot be read. */
export function readJson(file: string): JsonFile | ContentIssue {
  const bytes = readFileSync(file);
  const text = bytes.toString('utf8');
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const refuse = (offset: number, message: string): ContentIssue => {
    return { file, line: lineAt(text, offset), field: '', message };
  };
  if (!isUtf8(bytes)) {
    const message = 'is not saved as UTF-8 but in an older way (Windows-1256?); save it as UTF-8';
    return refuse(text.indexOf('\uFFFD'), message);
  }
  if (text.startsWith(byteOrderMark)) {
    const message =
      'begins with a byte order mark, which some editors add; save it as UTF-8 without one (‘BOM’)';
    return refuse(0, message);
  }
  if (errors.length > 0 || root?.type !== 'object') {
    const message =
      'this is no JSON; a comma, a quotation mark or a bracket is missing or too many, here or just before';
    return refuse(errors[0]?.offset ?? 0, message);
  }
  const [twice] = duplicates(root);
  if (twice)
    return refuse(twice.offset, `‘${twice.value}’ is there twice; one of them would be lost`);
  const lineOf = (path: FieldPath): number => {
    const node = findNodeAtLocation(root, [...path]);
    // A field's line is that of its name.
    const start = node?.parent?.type === 'property' ? node.parent : node;
    return start || path.length === 0
      ? lineAt(text, start?.offset ?? 0)
      : lineOf(path.slice(0, -1));
  };
  return { file, value: getNodeValue(root), lineOf };
}
