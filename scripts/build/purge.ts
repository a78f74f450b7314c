import { transform } from 'lightningcss';
import { attribute, elements, type Page, textOf } from './html';

/** Anything in a script that may be a class: what stands between quotes or spaces. */
const scriptWord = /[^\s"'`\\]+/g;

/** All words of scripts that may be classes. */
export function wordsOf(scripts: readonly string[]): string[] {
  return scripts.flatMap((script) => script.match(scriptWord) ?? []);
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

function classesIn(sheet: string): string[] {
  const found = new Set<string>();
  transform({
    filename: 'style.css',
    code: Buffer.from(sheet),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') found.add(part.name);
      },
    },
  });
  return [...found];
}

function without(sheet: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(sheet),
    minify: true,
    // Without it `animation-timeline` is folded into `animation`, which no browser reads.
    targets: { chrome: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) },
    unusedSymbols,
  });
  return code.toString();
}

/** Movements and custom properties that nothing names any more. */
function orphansIn(sheet: string, elsewhere: string): string[] {
  const used = new Set(matches(`${sheet}${elsewhere}`, /var\((--[\w-]+)/g));
  const named = matches(sheet, /animation[\w-]*:([^;}]*)/g).join(' ');
  return [
    ...matches(sheet, /(--[\w-]+):/g).filter((name) => !used.has(name)),
    ...matches(sheet, /@keyframes ([\w-]+)/g).filter((name) => !named.includes(name)),
  ];
}

/**
 * Leaves out of a page's style sheet what neither the page nor its scripts can use: the sheet is the
 * whole site's, and stands in every page. A rule goes when it needs a class that nobody knows.
 * @param scriptWords words that the page's scripts may set as classes
 * @returns characters that were saved
 */
export function purgeStyle(page: Page, scriptWords: ReadonlySet<string>): number {
  const all = elements(page.document);
  const inPage = new Set(all.flatMap((each) => attribute(each, 'class')?.split(/\s+/) ?? []));
  const inline = all.map((each) => attribute(each, 'style') ?? '').join(';');
  let saved = 0;
  for (const style of elements(page.head, 'style')) {
    const [text] = style.childNodes;
    if (!text || !('value' in text)) continue;
    const sheet = textOf(style);
    const unknown = classesIn(sheet).filter((name) => !inPage.has(name) && !scriptWords.has(name));
    const used = without(sheet, unknown);
    text.value = without(used, orphansIn(used, inline));
    saved += sheet.length - text.value.length;
  }
  return saved;
}
