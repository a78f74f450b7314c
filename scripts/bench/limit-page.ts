import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const keptAttributes = new Set(
  'action alt aria-label enctype fetchpriority for height href id loading media method name popover popovertarget required role rows sizes src srcset type width'.split(
    ' ',
  ),
);

/** As the site's pages have one: until Chromium reads it, it guesses the width of pictures. */
const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`;

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((one) => one.name === name)?.value;

/** What only a script can answer, and what is not seen. */
function isLeftOut(element: Element): boolean {
  const { tagName } = element;
  if (['script', 'style', 'link', 'meta', 'template', 'svg'].includes(tagName)) return true;
  if (attribute(element, 'hidden') !== undefined) return true;
  if (attribute(element, 'aria-hidden') === 'true') return true;
  if (attribute(element, 'class')?.split(' ').includes('sr-only')) return true;
  return (
    tagName === 'button' &&
    attribute(element, 'popovertarget') === undefined &&
    attribute(element, 'type') !== 'submit'
  );
}

const isSlide = (node: Node) =>
  'tagName' in node && attribute(node, 'aria-roledescription') === 'slide';

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** What is left of a part of the page: a wrapper of one thing is that thing. */
function reduced(node: Node): Node[] {
  if (!('tagName' in node)) return node.nodeName === '#text' ? [node] : [];
  if (isLeftOut(node)) return [];
  const children = node.childNodes.flatMap(reduced);
  const attrs = node.attrs.filter(({ name }) => keptAttributes.has(name));
  const isRow = node.childNodes.some(isSlide);
  if (isRow) attrs.push({ name: 'class', value: 'row' });
  else if (['div', 'span'].includes(node.tagName) && !isSlide(node)) {
    const [only] = children;
    const isWrapper = children.length <= 1 && (!only || 'tagName' in only);
    if (isWrapper && attribute(node, 'role') !== 'img') return children;
  }
  // What had an icon for a name still has one.
  if (['a', 'button', 'summary'].includes(node.tagName) && children.length === 0)
    attrs.push({ name: 'aria-label', value: textOf(node) });
  const element = defaultTreeAdapter.createElement(node.tagName, html.NS.HTML, attrs);
  for (const child of children) defaultTreeAdapter.appendChild(element, child);
  return [element];
}

/**
 * The limit page: what no page with the same words and pictures could be faster than. It is the built
 * home page reduced to what is read and seen, in plain HTML with one inlined style sheet (limit.css) and
 * the system's font: no class lists, no data, no script.
 * @param home HTML of the built home page
 */
export function limitPage(home: string): string {
  const css = readFileSync(join('scripts', 'bench', 'limit.css'), 'utf8');
  const page = defaultTreeAdapter.createDocumentFragment();
  const [root] = parse(home).childNodes.filter((node) => 'tagName' in node);
  const [head, body] = root?.childNodes.filter((node) => 'tagName' in node) ?? [];
  const title = head?.childNodes
    .filter((node) => 'tagName' in node)
    .find(({ tagName }) => tagName === 'title');
  if (!body || !title) throw new Error('The home page has no title or no body');
  for (const node of body.childNodes.flatMap(reduced)) defaultTreeAdapter.appendChild(page, node);
  return `<!doctype html><html lang="en"><meta charset="utf-8">${policy}
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${serialize(title)}</title><style>${css.replace(/\s+/g, ' ')}</style>
${serialize(page)}`;
}
