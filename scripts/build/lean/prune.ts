import type { Element } from '../html';
import { type Data, dataKey, type ElementData, elementOf, type Lookup } from './keys';

/** Mark of an element whose inside React's data does not repeat; the number is the data's. */
const partMark = 'data-part';

/** Stands in the data for the inside of a part, by its number; start-up/fill-data.ts fills it in. */
const standIn = (part: number) => `\u0001${part}\u0001`;

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

/** The number of a part; one that is new is marked in the page. */
function numberOf(part: Element, parts: Pruning['parts']): number {
  const known = parts.get(part);
  if (known !== undefined) return known;
  const number = parts.size;
  part.attrs.push({ name: partMark, value: String(number) });
  parts.set(part, number);
  return number;
}

/**
 * Walks React's data and takes the inside out of every element that the page holds whole.
 * @param place where the data stands, as other rows would point to it
 */
export function prune(data: Data, place: string, pruning: Pruning): Data {
  const element = elementOf(data);
  const twin = element && twinOf(element, place, pruning);
  if (twin) {
    const { children: _, ...props } = element.props;
    const inside = { __html: standIn(numberOf(twin, pruning.parts)) };
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
