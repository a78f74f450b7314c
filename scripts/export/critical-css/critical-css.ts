import {
  browserslistToTargets,
  Features,
  type MediaQuery,
  transform,
  type Url,
} from 'lightningcss';
import { oldestBrowsers } from '../target-browsers';
import { type AboveTheFold, isBelowTheFold } from './above-the-fold';
import { replaceSettled } from './settled-properties';
import { replaceUnset } from './unset-properties';

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Animations and custom properties that nothing names any more. */
function orphansIn(sheet: string, elsewhere: string): string[] {
  const used = new Set(matches(`${sheet}${elsewhere}`, /var\((--[\w-]+)/g));
  const named = matches(sheet, /animation[\w-]*:([^;}]*)/g).join(' ');
  return [
    ...matches(sheet, /(--[\w-]+):/g).filter((name) => !used.has(name)),
    ...matches(sheet, /@keyframes ([\w-]+)/g).filter((name) => !named.includes(name)),
  ];
}

/** Print, what adapts to the visitor's own colours, and what a mouse does. */
const canWait = ({ mediaType, condition }: MediaQuery) =>
  mediaType === 'print' || /"(forced-colors|hover)"/.test(JSON.stringify(condition ?? null));

/** The rules of a sheet that match something above the fold, in their order; its addresses from the host's root. */
function rulesFor(sheet: string, address: string, first: AboveTheFold): string {
  const base = new URL(address, 'http://site');
  const fromRoot = (given: Url): Url => {
    const { origin, pathname } = new URL(given.url, base);
    return origin === base.origin ? { ...given, url: pathname } : given;
  };
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(sheet),
    visitor: {
      Url: fromRoot,
      Selector(selector) {
        return isBelowTheFold(selector, first) ? [] : undefined;
      },
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(canWait) ? [] : undefined),
        page: () => [],
        // What older browsers need comes with the whole sheet.
        supports: ({ value }) => (value.condition.type === 'not' ? [] : undefined),
      },
    },
  });
  return code.toString();
}

const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * What stays of the whole style sheet: its fonts stand in each page's critical CSS. Declared once more by a sheet that comes
 * after it they are new ones to a browser, which fetches them again and lays out all text anew.
 */
export function withoutFonts(sheet: string): string {
  return sheet.replace(fontFace, '');
}

/** Takes out the fonts that no rule names: those of the other languages. */
function withoutUnusedFonts(sheet: string): string {
  const rules = withoutFonts(sheet);
  return sheet.replace(fontFace, (text) => {
    const [, name = ''] = /font-family:"?([^;"}]+)/.exec(text) ?? [];
    return rules.includes(name) ? text : '';
  });
}

/**
 * The critical CSS of a page: what it needs of its style sheet above the fold, minified.
 * @param address of the sheet, which it may give others relative to
 */
export function criticalCss(sheet: string, address: string, first: AboveTheFold): string {
  const settled = replaceSettled(rulesFor(sheet, address, first), first.direction, first.styles);
  const rules = replaceUnset(settled, first.styles);
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(rules),
    minify: true,
    // Without them `animation-timeline` is folded into `animation`, which no browser reads.
    targets: browserslistToTargets([...oldestBrowsers]),
    // The themes are two sets of custom properties; what this would add for `light-dark()` nobody reads.
    exclude: Features.LightDark,
    unusedSymbols: orphansIn(rules, first.styles),
  });
  // Every tool that the sheet went through has written a prefixed declaration once more.
  return withoutUnusedFonts(code.toString().replace(/([\w-]+:[^;{}]+;)\1+/g, '$1'));
}
