import { readDraft, withMessage, writeDraft } from '@/components/forms/form-draft';
import { noValues } from '@/components/forms/form-fields';
import { prefillNoticeKey } from '@/components/forms/PrefillNotice';
import type { PlannerWords } from '@/content/planner';
import { type Plan, sentWindows } from '@/lib/planner/model/plan';

/**
 * Writes the message into the form's draft, replacing an earlier one, and sets the notice of the form's page.
 * @param greeting how every message begins
 * @returns whether it was stored
 */
export function fillForm(message: string, greeting: string, line: string): boolean {
  const values = withMessage(readDraft() ?? noValues, message, greeting);
  writeDraft(values);
  const filled = readDraft()?.message === values.message;
  if (filled) sessionStorage.setItem(prefillNoticeKey, line);
  return filled;
}

/** The fragment that prefills the visit form. */
export function visitFragment(plan: Plan, words: PlannerWords): string {
  const windows = sentWindows(plan);
  const names = new Set(windows.map(({ product }) => words.options.product[product]));
  return new URLSearchParams({
    product: [...names].join(words.comma),
    windows: String(windows.length),
    ...(plan.place.trim() && { district: plan.place.trim() }),
  }).toString();
}
