import { siteKey } from '@/lib/site-key';
import { type FormValues, fieldNames, longest, noValues } from './form-fields';
import { isEmpty, readTexts, writeTexts } from './stored-texts';

export const draftKey = siteKey('message-draft');
const insertedKey = siteKey('message-inserted');
const sources = ['plan', 'visit'] as const;

export function isSame(one: FormValues, other: FormValues): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

export function readDraft(): FormValues {
  return { ...noValues, ...readTexts(draftKey, fieldNames) };
}

export function writeDraft(values: FormValues): void {
  writeTexts(draftKey, values);
  if (isEmpty(values)) writeTexts(insertedKey, {});
}

/**
 * Values with the message of another part of the site, which is recorded. It replaces the former one of that part, unless the visitor has edited
 * it: nothing typed is lost.
 * @param messageFor the message within a number of characters
 * @returns undefined if the field has no room for it
 */
export function withMessage(
  values: FormValues,
  source: (typeof sources)[number],
  messageFor: (room: number) => string,
): FormValues | undefined {
  const inserted = readTexts(insertedKey, sources);
  const { [source]: former = '' } = inserted;
  const isReplaced = former !== '' && values.message.includes(former);
  const present = isReplaced || !values.message ? values.message : `${values.message}\n\n`;
  const room = longest.message - present.length + (isReplaced ? former.length : 0);
  const message = messageFor(room);
  if (message.length > room) return undefined;
  writeTexts(insertedKey, { ...inserted, [source]: message });
  if (present.includes(message)) return values;
  const joined = isReplaced ? present.replace(former, () => message) : present + message;
  return { ...values, message: joined };
}

function join(draft: string, typed: string): string {
  if (draft.startsWith(typed)) return draft;
  if (typed.startsWith(draft)) return typed;
  return `${draft}\n\n${typed}`;
}

/** The fields' values when a page opens: the draft, and what was typed before hydration or autofilled. */
export function openingValues(current: FormValues): FormValues {
  const draft = readDraft();
  return {
    name: current.name || draft.name,
    email: current.email || draft.email,
    message: join(draft.message, current.message),
  };
}
