import type { Element } from '../html';
import { type Data, dataKey, type ElementData, elementOf, type Lookup } from './keys';
import { standIn } from './parts';

/**
 * Data shorter than this is not worth a mark (characters). Low on purpose: what is taken out is also
 * out of React's reach, so that a page which the browser has translated is not taken for a wrong one.
 */
const worthwhile = 3;

/** A reference to another row may hide much, so it counts as long. */
const isLong = (children: Data) => {
  const text = JSON.stringify(children);
  return text.length > worthwhile || /"\$L?[0-9a-f]+"/.test(text);
};

/** What pruning goes by. */
export interface Pruning {
  /** Elements of the page by their keys. */
  readonly known: ReadonlyMap<string, Element>;
  readonly lookup: Lookup;
  /** The parts found so far, with their numbers. */
  readonly parts: Map<Element, number>;
  /** Places that other rows point to. */
  readonly targets: readonly string[];
}

/** The element of the page that holds an element of the data whole; undefined if none does. */
function twinOf(element: ElementData, place: string, pruning: Pruning): Element | undefined {
  const { known, lookup, targets } = pruning;
  const pointedAt = targets.some((target) => `${target}:`.startsWith(`${place}:`));
  if (pointedAt || !isLong(element.props.children ?? null)) return undefined;
  const key = dataKey(element, lookup);
  const twin = key === undefined ? undefined : known.get(key);
  // An element without content (an input, a picture) may not be given any, be it none.
  const whole = twin?.childNodes.length && element.tag !== 'html' && element.tag !== 'body';
  return whole ? twin : undefined;
}

/**
 * Walks React's data and takes the inside out of every element that the page holds whole.
 * @param place where the data stands, as other rows would point to it
 */
export function prune(data: Data, place: string, pruning: Pruning): Data {
  const { parts } = pruning;
  const element = elementOf(data);
  const twin = element && twinOf(element, place, pruning);
  if (twin) {
    const { children: _, ...props } = element.props;
    const part = parts.get(twin) ?? parts.size;
    parts.set(twin, part);
    const inside = { __html: standIn(part) };
    return ['$', element.tag, null, { ...props, dangerouslySetInnerHTML: inside }];
  }
  if (Array.isArray(data)) {
    const name = (index: number) => (data[0] === '$' && index === 3 ? 'props' : index);
    return data.map((each, index) => prune(each, `${place}:${name(index)}`, pruning));
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, prune(value, `${place}:${name}`, pruning)]),
  );
}
