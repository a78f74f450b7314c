import { isUtf8 } from 'node:buffer';
import { load } from 'cheerio';

const forbidden = /(^|:)(script|foreignObject|iframe|object|embed)$/i;

/**
 * Active content of an SVG (scripts, event handlers, entities); undefined if there is none. It is served unchanged, and would run
 * when opened directly.
 */
export function drawingError(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8');
  const $ = load(text, { xml: true });
  if (!isUtf8(bytes) || $('svg').length === 0)
    return 'is no SVG in UTF-8, although its name says so';
  const active = $(':root, :root *')
    .toArray()
    .find(({ name, attribs }) => {
      const names = [...Object.keys(attribs), attribs.attributeName ?? ''];
      const values = Object.values(attribs).map((value) => value.replace(/\s/g, ''));
      return (
        forbidden.test(name) ||
        names.some((each) => /^on/i.test(each)) ||
        values.some((value) => /^(javascript:|data:(?!image\/))/i.test(value))
      );
    });
  if (!active && !text.includes('<!ENTITY')) return undefined;
  const what = active ? `<${active.name}>` : 'an entity';
  return `holds what runs (${what}); a logo may run nothing: save it as plain SVG, or as PNG`;
}
