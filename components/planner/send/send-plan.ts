import { readDraft, withMessage, writeDraft } from '@/components/forms/form-draft';
import { noValues } from '@/components/forms/form-fields';
import { prefillNoticeKey } from '@/components/forms/PrefillNotice';
import type { PlannerWords } from '@/content/en/planner';
import { type Plan, sentWindows } from '@/lib/planner/model/plan';

/**
 * Puts the message into the form's draft, in place of an earlier one, and leaves a line for the form's page that says so.
 * @param greeting how every message begins
 * @returns whether it is there
 */
export function fillForm(message: string, greeting: string, line: string): boolean {
  const values = withMessage(readDraft() ?? noValues, message, greeting);
  writeDraft(values);
  const filled = readDraft()?.message === values.message;
  if (filled) sessionStorage.setItem(prefillNoticeKey, line);
  return filled;
}

/** What the page that asks for a visit is filled in with, as the part of its address after '#'. */
export function visitFragment(plan: Plan, words: PlannerWords): string {
  const windows = sentWindows(plan);
  const names = new Set(windows.map(({ product }) => words.options.product[product]));
  return new URLSearchParams({
    product: [...names].join(words.comma),
    windows: String(windows.length),
    ...(plan.place.trim() && { district: plan.place.trim() }),
  }).toString();
}
