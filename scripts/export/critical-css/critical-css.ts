import {
  browserslistToTargets,
  type ContainerCondition,
  Features,
  type MediaCondition,
  type MediaQuery,
  transform,
  type Url,
} from 'lightningcss';
import { oldestBrowsers } from '../bundle';
import { type AboveTheFold, isBelowTheFold } from './above-the-fold';

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Animations and custom properties that nothing refers to any more, the properties' registrations included. */
function orphansIn(sheet: string, elsewhere: string): string[] {
  const used = new Set(matches(`${sheet}${elsewhere}`, /var\((--[\w-]+)/g));
  const named = matches(sheet, /animation[\w-]*:([^;{}]*)/g).join(' ');
  return [
    ...matches(sheet, /(--[\w-]+)(?::| \{)/g).filter((name) => !used.has(name)),
    ...matches(sheet, /@keyframes ([\w-]+)/g).filter((name) => !named.includes(name)),
  ];
}

/** The narrowest screen that waits for the whole sheet (pixels), as it is on faster lines than a phone. */
const leastWide = 640;
export const wideScreen = `(min-width: ${leastWide}px)`;

type Condition = MediaCondition | ContainerCondition;

/** Whether only wide screens meet a condition of a media or container query. */
function isForWide(condition: Condition): boolean {
  if (condition.type === 'operation') {
    const { conditions, operator } = condition;
    return operator === 'or' ? conditions.every(isForWide) : conditions.some(isForWide);
  }
  if (condition.type !== 'feature' || condition.value.type !== 'range') return false;
  const { name, operator, value } = condition.value;
  if (name !== 'width' || !operator.startsWith('greater')) return false;
  if (value.type !== 'length' || value.value.type !== 'value') return false;
  const { unit, value: length } = value.value.value;
  return (unit === 'px' ? length : length * 16) >= leastWide;
}

/** Media queries for print, forced colours, more contrast, hover and wide screens. */
const canWait = ({ mediaType, qualifier, condition }: MediaQuery) =>
  mediaType === 'print' ||
  /"(forced-colors|hover|prefers-contrast)"/.test(JSON.stringify(condition ?? null)) ||
  (qualifier !== 'not' && Boolean(condition && isForWide(condition)));

/** Properties that show once a page is used. */
const laterProperty = /^(accent|animation-(duration|iteration)|cursor|scroll-|transition)/;

/** The rules of a sheet that match something above the fold, in order, with absolute URLs. */
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
      Declaration(declaration) {
        const { property } = declaration;
        const name = property === 'custom' ? declaration.value.name : property;
        const isCopy =
          property === 'text-decoration' && declaration.vendorPrefix.includes('webkit');
        return isCopy || laterProperty.test(name) ? [] : undefined;
      },
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(canWait) ? [] : undefined),
        container: ({ value: { condition } }) =>
          condition && isForWide(condition) ? [] : undefined,
        page: () => [],
        // Inherited properties are registered for transitions.
        property: ({ value }) => (value.inherits ? [] : undefined),
        // Fallbacks for older browsers can wait for the whole sheet.
        supports: ({ value }) => (/^(not|or)$/.test(value.condition.type) ? [] : undefined),
      },
    },
  });
  return code.toString();
}

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** Fonts are in each page's critical CSS: declared again later, they would be fetched again, with a shift of all text. */
export function withoutFonts(sheet: string): string {
  return sheet.replace(fontFace, '');
}

function withoutUnusedFonts(sheet: string): string {
  const rules = withoutFonts(sheet);
  return sheet.replace(fontFace, (text) => {
    const [, name = ''] = /font-family:"?([^;"}]+)/.exec(text) ?? [];
    return rules.includes(name) ? text : '';
  });
}

/** The rules that apply above the fold of a phone, minified. @param address URL of the sheet, which its URLs are relative to */
export function criticalCss(sheet: string, address: string, first: AboveTheFold): string {
  const styles = [...(first.attributes.get('style') ?? [])].join(';');
  const rules = rulesFor(sheet, address, first);
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(rules),
    minify: true,
    // Without targets, `animation-timeline` is merged into `animation`, which no browser supports.
    targets: browserslistToTargets(oldestBrowsers),
    // The themes are two sets of custom properties; `light-dark()` is not used. Next has added the prefixes.
    exclude: Features.LightDark | Features.VendorPrefixes,
    unusedSymbols: orphansIn(rules, styles),
  });
  return withoutUnusedFonts(code.toString());
}
