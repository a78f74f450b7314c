import { isControl } from './form-fields';

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
