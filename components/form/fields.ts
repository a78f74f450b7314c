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
