import { controlById, isControl } from './form-fields';

/** Validation messages in the page's language. */
export type OwnMessages = Readonly<Record<'missing' | 'notEmail', string>>;

/** Shows the messages of a form's native validation in the language of the page, not of the browser. */
export function setOwnMessages(form: HTMLFormElement, words: OwnMessages, signal: AbortSignal) {
  const explain = ({ target }: Event) => {
    if (!isControl(target)) return;
    const { valueMissing, typeMismatch } = target.validity;
    if (valueMissing) target.setCustomValidity(words.missing);
    else target.setCustomValidity(typeMismatch ? words.notEmail : '');
  };
  const clear = ({ target }: Event) => {
    if (isControl(target)) target.setCustomValidity('');
  };
  form.addEventListener('invalid', explain, { capture: true, signal });
  form.addEventListener('input', clear, { signal });
}

export type AddressWords = Readonly<Record<'missing' | 'broken', string>>;

/** Id of the line at the address field of this id. */
export const addressNoteId = (fieldId: string) => `${fieldId}-note`;

/**
 * Asks for confirmation, once, before a message without a valid address is sent (docs/requirements.md 5.2).
 * @returns whether a message has to wait because it is not confirmed yet
 */
export function confirmAddress(
  form: HTMLFormElement,
  fieldId: string,
  words: AddressWords,
  signal: AbortSignal,
): () => boolean {
  const field = controlById(fieldId);
  const note = document.getElementById(addressNoteId(fieldId));
  let confirmed: string | undefined;
  const showNote = (text: string) => {
    if (note) note.textContent = text;
    if (field) field.ariaInvalid = text ? 'true' : null;
  };
  const check = () => {
    if (field?.validity.valid) showNote('');
  };
  form.addEventListener('input', check, { signal });
  form.addEventListener('change', check, { signal });
  return () => {
    // Submitted again unchanged, it is sent.
    const waits = Boolean(field && !field.validity.valid && field.value !== confirmed);
    confirmed = field?.value;
    showNote(waits ? (confirmed ? words.broken : words.missing) : '');
    if (waits) field?.focus();
    return waits;
  };
}
