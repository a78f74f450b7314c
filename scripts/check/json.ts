import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import type { ContentIssue, FieldPath, JsonFile } from '@/lib/schema/issue';

/** The text of a file; undefined if it is not UTF-8. */
function textOf(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** The second of two fields of one name, of which only the last would be read. */
function repeatedName({ type, children = [] }: Node): Node | undefined {
  const names = type === 'object' ? children.flatMap((each) => each.children?.[0] ?? []) : [];
  const found = names.find(({ value }, at) => names.findIndex((each) => each.value === value) < at);
  return found ?? children.map(repeatedName).find((each) => each);
}

/** A file of content/ with the lines of its fields, or why it cannot be read. */
export function readJson(file: string): JsonFile | ContentIssue {
  if (!existsSync(file))
    return { file, path: [], message: 'is missing; undo its deletion (docs/owner.md, 9)' };
  const text = textOf(file);
  if (text === undefined || /^\uFEFF|\0/.test(text))
    return {
      file,
      line: 1,
      path: [],
      message: 'save it as UTF-8, without a byte order mark (BOM)',
    };
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const refuse = (offset: number, message: string) => {
    const column = offset - text.lastIndexOf('\n', offset - 1);
    return { file, line: lineAt(offset), column, path: [], message };
  };
  const conflict = text.search(/^(?:<{7}|={7}|>{7})/m);
  if (conflict >= 0)
    return refuse(
      conflict,
      'two changes of the file were merged, and both are here; keep one of the two parts, and remove the lines with <<<<<<<, ======= and >>>>>>>',
    );
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  if (errors.length > 0 || root?.type !== 'object')
    return refuse(
      errors[0]?.offset ?? 0,
      'this is not valid JSON; a comma, quotation mark or bracket is missing or surplus, here or just before; or undo the last change of the file',
    );
  const twice = repeatedName(root);
  if (twice)
    return refuse(
      twice.offset,
      `${text.slice(twice.offset, twice.offset + twice.length)} is there twice; remove one`,
    );
  const lineOf = (path: FieldPath): number => {
    const node = findNodeAtLocation(root, [...path]);
    // A field's line is that of its name.
    const start = node?.parent?.type === 'property' ? node.parent : node;
    return start ? lineAt(start.offset) : lineOf(path.slice(0, -1));
  };
  return { file, value: getNodeValue(root), lineOf };
}

/** For files that the check has found right. */
export const readEntry = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

export const writeEntry = (file: string, entry: unknown) =>
  writeFileSync(file, `${JSON.stringify(entry, null, 2)}\n`);
