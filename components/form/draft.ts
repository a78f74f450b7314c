import { plainText } from '@/lib/text';
import { line, lines } from '@/lib/text/as-typed';
import { readTexts, siteKey, writeTexts } from '@/lib/text/stored-texts';

export const fieldNames = ['name', 'email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

export type FormValues = Readonly<Record<FieldName, string>>;

export const noValues: FormValues = { name: '', email: '', message: '' };

/** Maximum lengths in UTF-16 units, of three bytes at most; the service accepts 50 KB in all. */
export const longest: Readonly<Record<FieldName, number>> = {
  name: 200,
  email: 254,
  message: 16_000,
};

export const sentEvent = 'message-sent';

export function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const textOf = (name: FieldName) => String(data.get(name) ?? '');
  return { name: textOf('name'), email: textOf('email'), message: textOf('message') };
}

export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const name of fieldNames) {
    const control = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    // An unchanged field keeps its caret.
    if (control && control.value !== values[name]) control.value = values[name];
  }
}

export const draftKey = siteKey('message-draft');
const insertedKey = siteKey('message-inserted');
const messages = lines(longest.message);
const fields = { name: line(longest.name), email: line(longest.email), message: messages };
const sources = { plan: messages, visit: messages, cloths: messages };

export const readDraft = (): FormValues => ({ ...noValues, ...readTexts(draftKey, fields) });

/** @returns whether they are stored */
export function writeDraft(values: FormValues): boolean {
  if (!fieldNames.some((name) => values[name])) writeTexts(insertedKey, {});
  return writeTexts(draftKey, values);
}

/**
 * Values with the message of another part of the site, which is recorded. It replaces the former one of that part, unless the visitor has edited
 * it: nothing typed is lost.
 * @param messageFor the message within a number of characters
 * @param once a line of it that is left out where the rest has it, from another part of the site
 * @returns undefined if the field has no room for it
 */
export function withMessage(
  values: FormValues,
  source: keyof typeof sources,
  messageFor: (room: number) => string,
  once = '',
): FormValues | undefined {
  const inserted = readTexts(insertedKey, sources);
  const { [source]: former = '' } = inserted;
  const isReplaced = former !== '' && values.message.includes(former);
  const present = isReplaced || !values.message ? values.message : `${values.message}\n\n`;
  const room = longest.message - present.length + (isReplaced ? former.length : 0);
  const rest = isReplaced ? values.message.replace(former, '') : values.message;
  const isThere = once !== '' && rest.includes(plainText(once));
  const whole = messageFor(room);
  const message = plainText(isThere ? whole.replace(once, '').replace(/\n{2,}/g, '\n\n') : whole);
  if (message.length > room) return undefined;
  writeTexts(insertedKey, { ...inserted, [source]: message });
  if (present.includes(message)) return values;
  const joined = isReplaced ? present.replace(former, () => message) : present + message;
  return { ...values, message: joined };
}

/** The fields' values when a page opens: the draft, and what was typed before hydration or autofilled. */
export function openingValues(current: FormValues): FormValues {
  const { name, email, message } = readDraft();
  const typed = current.message;
  const isPart = message.startsWith(typed) || typed.startsWith(message);
  const longer = message.length > typed.length ? message : typed;
  return {
    name: current.name || name,
    email: current.email || email,
    message: isPart ? longer : `${message}\n\n${typed}`,
  };
}

/** Keeps a form's values on the device until they are sent, the same in all tabs (docs/requirements.md 5.5). @returns stores them at once */
export function keepDraft(form: HTMLFormElement, signal: AbortSignal) {
  const save = () => {
    // What a browser restores on the way back may be older than the draft, or sent.
    form.autocomplete = writeDraft(readValues(form)) ? 'off' : 'on';
  };
  const follow = () => {
    if (form.autocomplete === 'off') writeValues(form, readDraft());
  };
  save();
  form.addEventListener('input', save, { signal });
  addEventListener('storage', ({ key }) => key === draftKey && follow(), { signal });
  // From the bfcache.
  addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
  return save;
}
