import { saving } from './saving';

/** The rules for each way of pointing, put in by the build; the policy knows their hashes. */
declare const RULES: { readonly hover: string; readonly touch: string };

/** Lets the browser fetch the page behind a link that the visitor points at; not on a poor line. */
export function announcePrefetch(): void {
  if (saving()) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = matchMedia('(hover: hover)').matches ? RULES.hover : RULES.touch;
  document.head.append(rules);
}
