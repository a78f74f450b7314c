import { isUtf8 } from 'node:buffer';

const ownScripts = 'a logo may run nothing: save it as plain SVG, or as PNG';

/** What makes more of an SVG than a drawing. It is served as it is, and whoever opens it alone would run it. */
const forbidden: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/<(?:[\w.-]+:)?script\b/i, 'a script'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|object|embed)\b/i, 'parts of a web page'],
  [/[\s"'/]on[a-z]+\s*=|attributeName\s*=\s*["']?\s*on/i, 'an event handler'],
  [
    /j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:|(?:href|src)\s*=\s*["']?\s*data:(?!image\/)/i,
    'a link that runs something',
  ],
  [/<!ENTITY/i, 'an entity'],
];

/** Characters that are written by their numbers would hide a word. */
const decoded = (text: string) =>
  text.replace(/&#(?:x([\da-f]{1,5})|(\d{1,6}));?/gi, (_, hex?: string, decimal?: string) =>
    String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

/** What is wrong with an SVG, with the line; none if it is a drawing and nothing else. */
export function drawingFaults(bytes: Buffer): string[] {
  if (!isUtf8(bytes)) return ['is not saved as UTF-8; save it again as SVG'];
  const text = decoded(bytes.toString('utf8'));
  if (!/<svg\b/i.test(text)) return ['is no SVG, although its name says so'];
  return forbidden.flatMap(([pattern, name]) => {
    const at = text.search(pattern);
    const line = text.slice(0, at).split('\n').length;
    return at < 0 ? [] : [`holds ${name} in line ${line}; ${ownScripts}`];
  });
}
