import { mouseClass } from './contracts';
import { isLineSlow } from './slow-line';

/** Speculation rules (scripts/export/speculation-rules.ts), put in by the build; the policy knows their hash. */
declare const RULES: string;

/** Lets the browser fetch the page behind a link that the visitor points at; not on a slow line. */
export function allowPrefetch(): void {
  if (isLineSlow()) return;
  if (matchMedia('(hover: hover)').matches) document.documentElement.classList.add(mouseClass);
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = RULES;
  document.head.append(rules);
}
