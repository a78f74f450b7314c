import { BrokenAssumption } from './broken-assumption';
import {
  attribute,
  type Element,
  elements,
  insert,
  type Node,
  type Page,
  remove,
  textOf,
} from './html';

/** Scripts that React writes to put late parts of a page into place. */
const isReactScript = (text: string) =>
  /^(\$R[A-Z]|requestAnimationFrame\(function\(\)\{\$RT)/.test(text);

const putInPlace = /\$RC\("([^"]+)","([^"]+)"\)/g;
const anyInstruction = /\$R[A-Z]\("/g;

/** Where a boundary begins and ends in the comments around it. */
const opening = ['$', '$?', '$~', '$!', '&'];
const closing = ['/$', '/&'];

const commentOf = (node: Node) => ('data' in node && node.nodeName === '#comment' ? node.data : '');

/** What is shown while a part is missing: all from its template to the end of its boundary. */
function standIn(template: Element): Node[] {
  const siblings = template.parentNode?.childNodes ?? [];
  const nodes: Node[] = [];
  let depth = 0;
  for (const node of siblings.slice(siblings.indexOf(template))) {
    if (closing.includes(commentOf(node))) {
      if (depth === 0) return nodes;
      depth -= 1;
    }
    if (opening.includes(commentOf(node))) depth += 1;
    nodes.push(node);
  }
  return [];
}

function byId(page: Page): Map<string, Element> {
  const ids = elements(page.body).map(
    (element) => [attribute(element, 'id') ?? '', element] as const,
  );
  return new Map(ids);
}

function place(page: Page, templateId: string, partId: string): void {
  const ids = byId(page);
  const template = ids.get(templateId);
  const part = ids.get(partId);
  const parent = template?.parentNode;
  const siblings = parent?.childNodes ?? [];
  const start = template && siblings[siblings.indexOf(template) - 1];
  const old = template ? standIn(template) : [];
  const end = old.at(-1) && siblings[siblings.indexOf(old.at(-1) as Node) + 1];
  if (
    !template ||
    !part ||
    !parent ||
    !start ||
    !('data' in start) ||
    start.data !== '$?' ||
    !end
  ) {
    throw new BrokenAssumption(
      page.file,
      `$RC("${templateId}","${partId}") names a template after a comment '$?' and a hidden part`,
      'one of them is missing',
    );
  }
  for (const node of [...part.childNodes]) insert(parent, node, end);
  for (const node of old) remove(node);
  remove(part);
  start.data = '$';
}

/**
 * Puts every part of a page where it belongs. React sends Suspense content behind the page once a
 * page has more than 12.8 KB of it, and an inline script moves it into place: a visitor without
 * JavaScript would see 'Loading...' for a footer. Does what that script does, and takes it away.
 * @returns how many parts were moved
 * @throws BrokenAssumption when React gives an instruction that is not known here
 */
export function unfold(page: Page): number {
  const scripts = elements(page.document, 'script').filter((script) =>
    isReactScript(textOf(script)),
  );
  const text = scripts.map(textOf).join('\n');
  const moves = [...text.matchAll(putInPlace)];
  const instructions = text.match(anyInstruction) ?? [];
  // $RC defines itself with calls of other names, none of them with a text as argument.
  if (instructions.length !== moves.length) {
    throw new BrokenAssumption(
      page.file,
      'React moves late parts by $RC alone',
      instructions.join(' '),
    );
  }
  for (const [, templateId = '', partId = ''] of moves) place(page, templateId, partId);
  for (const script of scripts) remove(script);
  return moves.length;
}
