import {
  defaultTreeAdapter,
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

export type Node = Tree.ChildNode;
export type Parent = Tree.ParentNode;
export type Element = Tree.Element;

/** A parsed page of the export. */
export interface Page {
  /** Path of the file in out/. */
  readonly file: string;
  readonly document: Tree.Document;
  readonly head: Element;
  readonly body: Element;
}

/** All descendant elements in document order, optionally of one name. */
export function elements(root: Parent, name?: string): Element[] {
  const found: Element[] = [];
  for (const node of root.childNodes) {
    if (!('tagName' in node)) continue;
    if (name === undefined || node.tagName === name) found.push(node);
    found.push(...elements(node, name));
  }
  return found;
}

/** An attribute's value; '' if it has none, undefined if it is absent. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** The text directly in an element: all of it, for a script or style. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ''))
    .join('');
}

/** Creates an element; `text` is not escaped in a script or style. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

/** Moves a node into a parent, before another node or at the end. */
export function insert(parent: Parent, node: Node, before?: Node): void {
  if (node.parentNode) defaultTreeAdapter.detachNode(node);
  if (before) defaultTreeAdapter.insertBefore(parent, node, before);
  else defaultTreeAdapter.appendChild(parent, node);
}

export function remove(node: Node): void {
  defaultTreeAdapter.detachNode(node);
}

/**
 * Parses a page.
 * @throws Error when it is incomplete
 */
export function parsePage(file: string, text: string): Page {
  const document = parse(text);
  const [head] = elements(document, 'head');
  const [body] = elements(document, 'body');
  if (!head || !body || !/^<!doctype html>/i.test(text))
    throw new Error(`${file} is not a whole page`);
  return { file, document, head, body };
}

export function pageText({ document }: Page): string {
  return serialize(document);
}

/**
 * The node after the character set, which has to be within a page's first 1024 bytes.
 * @throws Error when the character set does not come first
 */
export function afterCharset({ file, head }: Page): Node | undefined {
  const [first, second] = head.childNodes;
  if (first && 'tagName' in first && attribute(first, 'charset') !== undefined) return second;
  throw new Error(`${file}: the first thing in <head> is not <meta charset>`);
}
