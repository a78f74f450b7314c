import { type FormValues, noValues } from './form-fields';

/** Local storage key. Both forms share the draft. */
export const draftKey = 'message-draft';
const knownKey = 'message-known';
const mostKnown = 20;

export function isEmpty({ name, email, message }: FormValues): boolean {
  return !(name || email || message);
}

export function isSame(one: FormValues, other: FormValues): boolean {
  return one.name === other.name && one.email === other.email && one.message === other.message;
}

/** Storage may be denied, full or corrupted; then there is no draft. */
function guarded<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function textIn(value: object, name: string): string {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : '';
}

/** The unsent message. */
export function readDraft(): FormValues | undefined {
  return guarded(() => {
    const value: unknown = JSON.parse(localStorage.getItem(draftKey) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const values = {
      name: textIn(value, 'name'),
      email: textIn(value, 'email'),
      message: textIn(value, 'message'),
    };
    return isEmpty(values) ? undefined : values;
  });
}

/** Stores the message on the device; an empty one removes it. */
export function writeDraft(values: FormValues): void {
  guarded(() => {
    if (isEmpty(values)) localStorage.removeItem(draftKey);
    else localStorage.setItem(draftKey, JSON.stringify(values));
  });
}

/** A short hash, which does not reveal the text. */
function fingerprint(values: FormValues): number {
  let sum = 0;
  for (const character of JSON.stringify(values)) {
    sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return sum;
}

function readSavedDrafts(): readonly unknown[] {
  const value = guarded<unknown>(() => JSON.parse(sessionStorage.getItem(knownKey) ?? '[]'));
  return Array.isArray(value) ? value : [];
}

/**
 * Records, when a page is left, that its text is stored. If the browser itself restores that text later, it is outdated: the
 * draft, or its absence once it was sent, takes precedence.
 */
export function recordSavedDraft(values: FormValues): void {
  const draft = readDraft();
  if (!draft || !isSame(draft, values)) return;
  const known = new Set([...readSavedDrafts(), fingerprint(values)]);
  guarded(() => sessionStorage.setItem(knownKey, JSON.stringify([...known].slice(-mostKnown))));
}

/** Values with a message that replaces an earlier one with the same greeting. */
export function withMessage(values: FormValues, message: string, greeting: string): FormValues {
  const own = greeting ? (values.message.split(greeting)[0]?.trim() ?? '') : '';
  return { ...values, message: [own, message].filter(Boolean).join('\n\n') };
}

function join(draft: string, typed: string): string {
  if (draft.startsWith(typed)) return draft;
  if (typed.startsWith(draft)) return typed;
  return `${draft}\n\n${typed}`;
}

/**
 * The fields' values when a page opens.
 * @param current their present values: typed before hydration, autofilled, or restored by the browser
 */
export function openingValues(current: FormValues): FormValues {
  const draft = readDraft() ?? noValues;
  if (!isEmpty(current) && readSavedDrafts().includes(fingerprint(current))) return draft;
  return {
    name: current.name || draft.name,
    email: current.email || draft.email,
    message: join(draft.message, current.message),
  };
}
