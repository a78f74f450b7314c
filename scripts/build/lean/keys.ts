import { createHash } from 'node:crypto';
import type { Element, Node } from '../html';

/** A value of React's data, as JSON gives it. */
export type Data =
  | string
  | number
  | boolean
  | null
  | readonly Data[]
  | { readonly [key: string]: Data };

export interface ElementData {
  readonly tag: string;
  readonly props: { readonly [key: string]: Data };
}

const isObject = (data: Data): data is { readonly [key: string]: Data } =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** An HTML element in React's data: `["$", tag, key, props]`; undefined for all else. */
export function elementOf(data: Data): ElementData | undefined {
  if (!Array.isArray(data) || data[0] !== '$') return undefined;
  const [, tag, , props] = data;
  if (typeof tag !== 'string' || tag.startsWith('$') || !props || !isObject(props))
    return undefined;
  return { tag, props };
}

/** Attributes that tell one element from another; their names are the same in React and in HTML. */
const telling = ['id', 'href', 'src', 'alt', 'd', 'role', 'aria-label', 'aria-labelledby'] as const;

const hash = (text: string) => createHash('sha1').update(text).digest('base64');

function keyOf(tag: string, attributes: readonly string[], children: string): string {
  return hash(`<${tag} ${attributes.join('|')}>${children}</>`);
}

/** What a reference to another row stands for (`$1a`, `$L1a`); undefined if it is not plain data. */
export type Lookup = (reference: string) => Data | undefined;

/** Whether a value is plain: names no component, no other row, nothing that is still to come. */
function isPlain(data: Data): boolean {
  if (typeof data === 'string') return !/^\$(?!\$|undefined$)/.test(data);
  if (Array.isArray(data)) return data.every(isPlain);
  return !isObject(data) || Object.values(data).every(isPlain);
}

const asText = (data: Data | undefined) =>
  typeof data === 'string' && data !== '$undefined' ? data : '';

/** What is inside a fragment of React's data; undefined for all else. */
function fragmentOf(data: Data, lookup: Lookup): Data | undefined {
  if (!Array.isArray(data) || data[0] !== '$' || typeof data[1] !== 'string') return undefined;
  if (!data[1].startsWith('$') || lookup(data[1]) !== '$Sreact.fragment') return undefined;
  const props = data[3];
  return props && isObject(props) ? (props.children ?? null) : null;
}

/** Key of children that are nothing but HTML; undefined if anything else is among them. */
function childrenKey(data: Data, lookup: Lookup): string | undefined {
  if (data === null || typeof data === 'boolean') return '';
  if (typeof data === 'number') return String(data);
  if (typeof data === 'string') {
    if (data === '$undefined') return '';
    if (!data.startsWith('$')) return data;
    if (data.startsWith('$$')) return data.slice(1);
    const row = lookup(data);
    return row === undefined ? undefined : childrenKey(row, lookup);
  }
  const element = elementOf(data);
  if (element) return dataKey(element, lookup);
  const inside = fragmentOf(data, lookup);
  if (inside !== undefined) return childrenKey(inside, lookup);
  if (!Array.isArray(data) || data[0] === '$') return undefined;
  const keys = data.map((each) => childrenKey(each, lookup));
  return keys.includes(undefined) ? undefined : keys.join('');
}

/** Key of an element of React's data that is HTML all through; undefined if it is not. */
export function dataKey({ tag, props }: ElementData, lookup: Lookup): string | undefined {
  const { children = null, ...rest } = props;
  if (!isPlain(rest) || 'dangerouslySetInnerHTML' in rest) return undefined;
  const inner = childrenKey(children, lookup);
  if (inner === undefined) return undefined;
  const attributes = [rest.className, ...telling.map((name) => rest[name])].map((value) =>
    asText(value),
  );
  return keyOf(tag, attributes, inner);
}

/** Keys of all elements below a node of the page, each with the element. */
export function pageKeys(root: Element, found = new Map<string, Element>()): Map<string, Element> {
  const visit = (node: Node): string => {
    if ('value' in node) return node.value;
    if (!('tagName' in node)) return '';
    const attributeOf = (name: string) =>
      node.attrs.find((each) => each.name === name)?.value ?? '';
    const inner = node.childNodes.map(visit).join('');
    const key = keyOf(node.tagName, ['class', ...telling].map(attributeOf), inner);
    if (!found.has(key)) found.set(key, node);
    return key;
  };
  visit(root);
  return found;
}
