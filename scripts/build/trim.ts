import { attribute, type Element, elements, type Node, type Page, remove } from './html';
import { partMark } from './lean/parts';

/** The way of a line that is nothing but its way, from a place of its own: the `d` of `<path d="M…">`. */
function wayOf(node: Node) {
  const [way, ...more] = node.nodeName === 'path' && 'attrs' in node ? node.attrs : [];
  return way?.name === 'd' && way.value.startsWith('M') && more.length === 0 ? way : undefined;
}

/** Draws neighbouring lines as one. Outlines that are filled stay: one may be a hole in another. */
function joinLines(drawing: Element): void {
  if (attribute(drawing, 'fill') !== 'none') return;
  let before: ReturnType<typeof wayOf>;
  for (const node of [...drawing.childNodes]) {
    const way = wayOf(node);
    if (way && before) {
      before.value += way.value;
      remove(node);
    } else {
      before = way;
    }
  }
}

/**
 * Takes out what HTML does not need. React-icons names the namespace of every drawing, and makes an element of each of its
 * lines, for browsers to style and lay out one by one: 104 on the home page, 50 when they are joined. That is done where
 * React reads the page itself (lean.ts), not where it compares the page with its data.
 */
export function trim({ body }: Page): void {
  for (const drawing of elements(body, 'svg')) {
    drawing.attrs = drawing.attrs.filter(({ name }) => name !== 'xmlns');
  }
  for (const part of elements(body)) {
    if (attribute(part, partMark) === undefined) continue;
    for (const drawing of [part, ...elements(part, 'svg')]) joinLines(drawing);
  }
}
