import { type FormValues, noValues } from './form-fields';

/** One draft for both forms: what was begun on one page can be ended on the other. */
const draftKey = 'message-draft';
const knownKey = 'message-known';
const mostKnown = 20;

export function isEmpty({ name, email, message }: FormValues): boolean {
  return !(name || email || message);
}

function isSame(one: FormValues, other: FormValues): boolean {
  return one.name === other.name && one.email === other.email && one.message === other.message;
}

/** Storage may be refused, full or changed by hand; then there is no draft, and nothing breaks. */
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

/** The text that was not sent yet. */
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

/** Keeps the text on the device; an empty one leaves nothing behind. */
export function writeDraft(values: FormValues): void {
  guarded(() => {
    if (isEmpty(values)) localStorage.removeItem(draftKey);
    else localStorage.setItem(draftKey, JSON.stringify(values));
  });
}

/** A short number that stands for a text without telling it. */
function fingerprint(values: FormValues): number {
  let sum = 0;
  for (const character of JSON.stringify(values)) {
    sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return sum;
}

function readKnown(): readonly unknown[] {
  const value = guarded<unknown>(() => JSON.parse(sessionStorage.getItem(knownKey) ?? '[]'));
  return Array.isArray(value) ? value : [];
}

/**
 * Notes, when a page is left, that its text is safely kept. If the browser itself brings that text
 * back later, it is old: the draft, or that there is none since it was sent, says what became of it.
 */
export function rememberKept(values: FormValues): void {
  const draft = readDraft();
  if (!draft || !isSame(draft, values)) return;
  const known = new Set([...readKnown(), fingerprint(values)]);
  guarded(() => sessionStorage.setItem(knownKey, JSON.stringify([...known].slice(-mostKnown))));
}

function join(draft: string, typed: string): string {
  if (draft.startsWith(typed)) return draft;
  if (typed.startsWith(draft)) return typed;
  return `${draft}\n\n${typed}`;
}

/**
 * What the fields show when a page opens.
 * @param current what stands in them already: typed early, filled in or brought back by the browser
 */
export function openingValues(current: FormValues): FormValues {
  const draft = readDraft() ?? noValues;
  if (!isEmpty(current) && readKnown().includes(fingerprint(current))) return draft;
  return {
    name: current.name || draft.name,
    email: current.email || draft.email,
    message: join(draft.message, current.message),
  };
}
