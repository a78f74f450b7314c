import { Features, type MediaQuery, transform } from 'lightningcss';
import { oldestBrowsers } from '../browsers';
import { type FirstScreen, isElsewhere } from './first-screen';
import { foldUnset } from './fold-unset';

/** As Lightning CSS wants it: major and minor version in a byte each. */
const targets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([name, [major, minor]]) => [
    name,
    (major << 16) | (minor << 8),
  ]),
);

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Movements and custom properties that nothing names any more. */
function orphansIn(sheet: string, elsewhere: string): string[] {
  const used = new Set(matches(`${sheet}${elsewhere}`, /var\((--[\w-]+)/g));
  const named = matches(sheet, /animation[\w-]*:([^;}]*)/g).join(' ');
  return [
    ...matches(sheet, /(--[\w-]+):/g).filter((name) => !used.has(name)),
    ...matches(sheet, /@keyframes ([\w-]+)/g).filter((name) => !named.includes(name)),
  ];
}

/** Paper, and what sets colours right that are the visitor's own. */
const canWait = ({ mediaType, condition }: MediaQuery) =>
  mediaType === 'print' || JSON.stringify(condition ?? null).includes('"forced-colors"');

/** The rules of a style sheet that match something on a page's first screen, in their order. */
function rulesFor(sheet: string, first: FirstScreen): string {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(sheet),
    visitor: {
      Selector(selector) {
        return isElsewhere(selector, first) ? [] : undefined;
      },
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(canWait) ? [] : undefined),
        page: () => [],
      },
    },
  });
  return code.toString();
}

/** What a page's first screen needs of a style sheet, without a needless character. */
export function firstStyle(sheet: string, first: FirstScreen): string {
  const rules = foldUnset(rulesFor(sheet, first), first.styles);
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(rules),
    minify: true,
    // Without them `animation-timeline` is folded into `animation`, which no browser reads.
    targets,
    // The themes are two sets of custom properties; what this would add for `light-dark()` nobody reads.
    exclude: Features.LightDark,
    unusedSymbols: orphansIn(rules, first.styles),
  });
  // Every tool that the sheet went through has written a prefixed declaration once more.
  return code.toString().replace(/([\w-]+:[^;{}]+;)\1+/g, '$1');
}
