import { controlById } from './form-fields';

export type AddressWords = Readonly<Record<'missing' | 'broken', string>>;

/** Id of the line at the address field of this id. */
export const noteIdOf = (fieldId: string) => `${fieldId}-note`;

/**
 * Asks once, at the field, before a message goes out that cannot be answered (docs/requirements.md 5.2).
 * @returns whether a message has to wait because its address is asked about
 */
export function questionAddress(
  form: HTMLFormElement,
  fieldId: string,
  words: AddressWords,
  signal: AbortSignal,
): () => boolean {
  const field = controlById(fieldId);
  const note = document.getElementById(noteIdOf(fieldId));
  let asked: string | undefined;
  const say = (text: string) => {
    if (note) note.textContent = text;
    if (field) field.ariaInvalid = text ? 'true' : null;
  };
  const check = () => {
    if (field?.validity.valid) say('');
  };
  form.addEventListener('input', check, { signal });
  form.addEventListener('change', check, { signal });
  return () => {
    // Sent again as it is, it goes out.
    const waits = Boolean(field && !field.validity.valid && field.value !== asked);
    asked = field?.value;
    say(waits ? (asked ? words.broken : words.missing) : '');
    if (waits) field?.focus();
    return waits;
  };
}
