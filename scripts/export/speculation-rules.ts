import { mouseClass, waitAttribute } from '@/client/contracts';

/**
 * Rules for the pages that browsers may fetch ahead: a page of ours is fetched when the visitor is about to
 * open it, with a finger or a mouse that presses its link, and already when a mouse rests on it.
 * ('moderate' on a phone would fetch whatever scrolls into view.) One text for both: policies name its hash.
 */
export function speculationRules(basePath: string): string {
  const elsewhere = {
    selector_matches: `[target],[download],[${waitAttribute}],[href*="#"],[href*="/media/"]`,
  };
  const own = [{ href_matches: `${basePath}/*` }, { not: elsewhere }];
  // Links alone: browsers work out anew the style of all that such a selector can mean.
  const pointed = { selector_matches: `.${mouseClass} a` };
  return JSON.stringify({
    prefetch: [
      { where: { and: own }, eagerness: 'conservative' },
      { where: { and: [...own, pointed] }, eagerness: 'moderate' },
    ],
  });
}
