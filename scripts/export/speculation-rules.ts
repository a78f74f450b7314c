import { mouseClass, waitAttribute } from '@/browser/contracts';

/**
 * Rules for the pages that browsers may prefetch: when a link is pressed, and with a mouse already when it is hovered.
 * ('moderate' on a phone would fetch whatever scrolls into view.) One text for both, since policies name its hash.
 */
export function speculationRules(basePath: string): string {
  const elsewhere = {
    selector_matches: `[target],[download],[${waitAttribute}],[href*="#"],[href*="/media/"]`,
  };
  const own = [{ href_matches: `${basePath}/*` }, { not: elsewhere }];
  // Only links: browsers recalculate the style of everything that such a selector can match.
  const pointed = { selector_matches: `.${mouseClass} a` };
  return JSON.stringify({
    prefetch: [
      { where: { and: own }, eagerness: 'conservative' },
      { where: { and: [...own, pointed] }, eagerness: 'moderate' },
    ],
  });
}
