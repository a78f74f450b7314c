import { isControl } from './form-fields';

/** Validation messages in the page's language. */
export interface OwnMessages {
  readonly missing: string;
  readonly notEmail: string;
}

/** Has the browser's check of a form speak the page's language instead of the browser's. */
export function setOwnMessages(
  form: HTMLFormElement,
  words: OwnMessages,
  signal: AbortSignal,
): void {
  const explain = ({ target }: Event) => {
    if (!isControl(target)) return;
    const { valueMissing, typeMismatch } = target.validity;
    if (valueMissing) target.setCustomValidity(words.missing);
    else target.setCustomValidity(typeMismatch ? words.notEmail : '');
  };
  const forget = ({ target }: Event) => {
    if (isControl(target)) target.setCustomValidity('');
  };
  form.addEventListener('invalid', explain, { capture: true, signal });
  form.addEventListener('input', forget, { signal });
}
