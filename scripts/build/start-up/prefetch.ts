import { mouse } from '../speculation-rules';
import { marks } from './marks';
import { saving } from './saving';

/** The rules, put in by the build; the policy knows their hash. */
declare const RULES: string;

/** Lets the browser fetch the page behind a link that the visitor points at; not on a poor line. */
export function announcePrefetch(): void {
  if (saving()) return;
  if (matchMedia('(hover: hover)').matches) marks.add(mouse);
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = RULES;
  document.head.append(rules);
}
