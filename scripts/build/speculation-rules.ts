/** Rules for the pages that browsers may fetch ahead, as texts, by how the visitor points. */
export interface SpeculationRules {
  readonly hover: string;
  readonly touch: string;
}

/**
 * A page of ours is fetched ahead when the visitor is about to open it: when a mouse rests on its
 * link, or when a finger touches it. ('moderate' on a phone would fetch whatever scrolls into view.)
 */
export function speculationRules(basePath: string): SpeculationRules {
  const rules = (eagerness: 'moderate' | 'conservative') => {
    const elsewhere = {
      selector_matches: '[target],[download],[data-wait],[href*="#"],[href*="/media/"]',
    };
    const where = { and: [{ href_matches: `${basePath}/*` }, { not: elsewhere }] };
    return JSON.stringify({ prefetch: [{ where, eagerness }] });
  };
  return { hover: rules('moderate'), touch: rules('conservative') };
}
