import { mouseClass } from './contracts';
import { isConnectionSlow } from './network';

/** Speculation rules (scripts/export/browser-scripts.ts); defined by the build, and in the policy by their hash. */
declare const RULES: string;

/** Enables prefetching of hovered or pressed links, except on a slow or metered connection. */
export function allowPrefetch(): void {
  if (isConnectionSlow()) return;
  if (matchMedia('(hover: hover)').matches) document.documentElement.classList.add(mouseClass);
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = RULES;
  document.head.append(rules);
}
