import { readFileSync } from 'node:fs';
import { serialize } from 'parse5';
import {
  attribute,
  createElement,
  type Element,
  elements,
  insert,
  type Node,
  parsePage,
} from '../export/html';

const keptAttributes =
  'action alt aria-label enctype fetchpriority for height href id loading media method name popover popovertarget required role rows sizes src srcset type width'.split(
    ' ',
  );

/** As on the site's pages: until Chromium reads a policy, it guesses the width of pictures. */
const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`;

/** What only works by script, and what is not visible. */
function isLeftOut(element: Element): boolean {
  const { tagName } = element;
  if (['script', 'style', 'link', 'meta', 'template', 'svg'].includes(tagName)) return true;
  const isAction =
    attribute(element, 'popovertarget') !== undefined || attribute(element, 'type') === 'submit';
  return (
    (tagName === 'button' && !isAction) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'class')?.split(' ').includes('sr-only') === true
  );
}

const isSlide = (node: Node) =>
  'tagName' in node && attribute(node, 'aria-roledescription') === 'slide';

function wholeText(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(wholeText).join('') : '';
}

/** A node reduced to what is visible; a wrapper of one element is replaced by that element. */
function reduced(node: Node): Node[] {
  if (!('tagName' in node)) return node.nodeName === '#text' ? [node] : [];
  if (isLeftOut(node)) return [];
  const children = node.childNodes.flatMap(reduced);
  const kept = node.attrs.filter(({ name }) => keptAttributes.includes(name));
  const attributes = Object.fromEntries(kept.map(({ name, value }) => [name, value]));
  if (node.childNodes.some(isSlide)) attributes.class = 'row';
  else if (['div', 'span'].includes(node.tagName) && !isSlide(node)) {
    const isWrapper = children.every((each) => 'tagName' in each) && children.length <= 1;
    if (isWrapper && attributes.role !== 'img') return children;
  }
  // What was named by an icon still has a name.
  if (['a', 'button', 'summary'].includes(node.tagName) && children.length === 0)
    attributes['aria-label'] = wholeText(node);
  const element = createElement(node.tagName, attributes);
  for (const child of children) insert(element, child);
  return [element];
}

/**
 * The limit page: a lower bound for the time of any page with the same words and pictures. It is the built
 * home page reduced to what is read and seen, in plain HTML with one inlined style sheet (limit.css) and
 * the system's font: no class lists, no data, no script.
 * @param home HTML of the built home page
 */
export function limitPage(home: string): string {
  const css = readFileSync('scripts/bench/limit.css', 'utf8').replace(/\s+/g, ' ');
  const { head, body } = parsePage('index.html', home);
  const [title] = elements(head, 'title');
  const page = createElement('body', {});
  for (const node of body.childNodes.flatMap(reduced)) insert(page, node);
  return `<!doctype html><html lang="en"><meta charset="utf-8">${policy}
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title ? serialize(title) : ''}</title><style>${css}</style>
${serialize(page)}`;
}
