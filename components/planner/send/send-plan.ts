import { broughtKey } from '@/components/forms/BroughtAlong';
import { readDraft, writeDraft } from '@/components/forms/form-draft';
import { noValues } from '@/components/forms/form-fields';
import type { Plan } from '@/lib/planner/model/plan';
import { planFragment } from '@/lib/planner/model/plan-link';

/** A link to this page that holds the list. */
export async function planLink(plan: Plan): Promise<string> {
  return `${location.origin}${location.pathname}#${await planFragment(plan)}`;
}

/**
 * Puts the message into the form's draft, in place of an earlier one, and leaves a line for the form's page that says so.
 * @param greeting how every message begins
 * @returns whether it is there
 */
export function fillForm(message: string, greeting: string, line: string): boolean {
  const draft = readDraft() ?? noValues;
  const own = greeting ? (draft.message.split(greeting)[0]?.trim() ?? '') : '';
  const joined = [own, message].filter(Boolean).join('\n\n');
  writeDraft({ ...draft, message: joined });
  const filled = readDraft()?.message === joined;
  if (filled) sessionStorage.setItem(broughtKey, line);
  return filled;
}

/** Copies a text; says whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Shares a text by the device; undefined where the visitor called it off, else whether it was shared. */
export async function shareText(text: string): Promise<boolean | undefined> {
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : false;
  }
}
