import { BrokenAssumption } from './broken-assumption';
import { type Element, elements, type Page, textOf } from './html';
import { type Data, dataKey, elementOf, type Lookup, pageKeys } from './lean/keys';
import { dropUnused, joinRows, parseRows, type Row } from './lean/rows';

/** Mark of an element whose inside React's data does not repeat; the number is the data's. */
export const partMark = 'data-part';

/** Stands in the data for the inside of a part, by its number; start-up/next-scripts.ts fills it in. */
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

const push = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

function mark(element: Element, part: number): void {
  element.attrs.push({ name: partMark, value: String(part) });
}

interface Pruning {
  /** Elements of the page by their keys. */
  readonly known: ReadonlyMap<string, Element>;
  readonly lookup: Lookup;
  /** The parts found so far, with their numbers. */
  readonly parts: Map<Element, number>;
  readonly targets: readonly string[];
}

/**
 * Walks React's data and takes the inside out of every element that the page holds whole.
 * @param place where the data stands, as other rows would point to it
 */
function prune(data: Data, place: string, pruning: Pruning): Data {
  const { known, lookup, parts, targets } = pruning;
  const element = elementOf(data);
  const pointedAt = targets.some((target) => `${target}:`.startsWith(`${place}:`));
  if (element && !pointedAt && isLong(element.props.children ?? null)) {
    const key = dataKey(element, lookup);
    const twin = key === undefined ? undefined : known.get(key);
    // An element without content (an input, a picture) may not be given any, be it none.
    const whole = twin?.childNodes.length && element.tag !== 'html' && element.tag !== 'body';
    if (twin && whole) {
      const part = parts.get(twin) ?? parts.size;
      if (!parts.has(twin)) mark(twin, part);
      parts.set(twin, part);
      const { children: _, ...props } = element.props;
      return [
        '$',
        element.tag,
        null,
        { ...props, dangerouslySetInnerHTML: { __html: standIn(part) } },
      ];
    }
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

/** Places that rows point to (`$1a:props:children`): what stands there has to stay. */
function targetsIn(data: string): readonly string[] {
  return [...data.matchAll(/"\$[A-Z@]?([0-9a-f]+:[^"\s]+)"/g)].map(([, target]) => target ?? '');
}

function lookupIn(rows: readonly Row[]): Lookup {
  const byHead = new Map(rows.map((row) => [row.head, row]));
  return (reference) => {
    const [, id] = /^\$L?([0-9a-f]+)$/.exec(reference) ?? [];
    const row = byHead.get(`${id}:`);
    if (row?.kind === 'text') return row.body;
    return row?.kind === 'json' ? JSON.parse(row.body) : undefined;
  };
}

/** The style sheet stands in the page; React finds it there by its name and needs no second copy. */
const isStyleSheet = ({ kind, body }: Row, page: Page) =>
  kind === 'text' && elements(page.head, 'style').some((style) => textOf(style) === body);

/**
 * React's data repeats the whole page. What is only HTML (no component inside) is taken out of it and
 * read from the page itself when React starts: pages shrink by half, and hydration skips what never moves.
 * @param text the script that hands the data over
 * @returns the same with less data
 * @throws BrokenAssumption when the data is not in rows
 */
export function leanPayload(page: Page, text: string): string {
  const data = [...text.matchAll(push)].map(([, literal]) => JSON.parse(literal ?? '""')).join('');
  if (!data || text.replace(push, '').includes('__next_f.push([1') || text.includes('push([3')) {
    throw new BrokenAssumption(
      page.file,
      'React’s data is text in push([1,"…"])',
      text.slice(0, 200),
    );
  }

  let rows: Row[];
  try {
    rows = parseRows(data);
  } catch (error) {
    throw new BrokenAssumption(page.file, 'React’s data is in rows', String(error));
  }
  const pruning: Pruning = {
    known: pageKeys(page.body),
    lookup: lookupIn(rows),
    parts: new Map(),
    targets: targetsIn(data),
  };
  const pruned = rows.map((row) => {
    if (isStyleSheet(row, page)) return { ...row, body: '' };
    if (row.kind !== 'json') return row;
    const place = row.head.slice(0, -1);
    return { ...row, body: JSON.stringify(prune(JSON.parse(row.body), place, pruning)) };
  });
  const lean = joinRows(dropUnused(pruned, rows));
  const literal = JSON.stringify(lean)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (line) => `\\u${line.charCodeAt(0).toString(16)}`);
  let written = false;
  return text.replace(push, () => {
    if (written) return '0';
    written = true;
    return `self.__next_f.push([1,${literal}])`;
  });
}
