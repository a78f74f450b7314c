export const fieldNames = ['name', 'email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The form's values (docs/requirements.md 3.7). */
export type FormValues = Readonly<Record<FieldName, string>>;

/** Maximum lengths in UTF-16 units, of three bytes at most; the service accepts 50 KB in all. */
export const longest: Readonly<Record<FieldName, number>> = {
  name: 200,
  email: 254,
  message: 16_000,
};

export const sentEvent = 'message-sent';

export const trapName = 'website';

/** Id of the empty form that owns the honeypot, so that the message's form does not. */
export const trapForm = 'nobody';

export const noValues: FormValues = { name: '', email: '', message: '' };

type Control = HTMLInputElement | HTMLTextAreaElement;

export function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function controlOf(form: HTMLFormElement, name: FieldName): Control | undefined {
  const control = form.elements.namedItem(name);
  return isControl(control) ? control : undefined;
}

export function readValues(form: HTMLFormElement): FormValues {
  const textOf = (name: FieldName) => controlOf(form, name)?.value ?? '';
  return { name: textOf('name'), email: textOf('email'), message: textOf('message') };
}

export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const name of fieldNames) {
    const control = controlOf(form, name);
    // An unchanged field keeps its caret.
    if (!control || control.value === values[name]) continue;
    control.value = values[name];
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

export function lockValues(form: HTMLFormElement, locked: boolean): void {
  for (const element of form.elements) {
    if (isControl(element) && element.type !== 'hidden') element.readOnly = locked;
  }
}

/** Clears the honeypot. @returns whether it was filled in, by a bot or a password manager */
export function emptyTrap(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>(`[name="${trapName}"]`);
  if (!trap?.value) return false;
  trap.value = '';
  return true;
}
