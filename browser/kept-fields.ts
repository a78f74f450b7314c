import { line, lines, oneOf } from '@/lib/text/as-typed';
import { siteKey } from '@/lib/text/stored-texts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What fields contain, by what they are called; true for a choice that is made. */
type Contents = ReadonlyMap<string, string | true>;

const key = siteKey('kept-fields');

const isChoice = ({ type }: Field) => type === 'radio' || type === 'checkbox';

function fieldsOf(part: ParentNode): [name: string, field: Field][] {
  const fields = part.querySelectorAll<Field>('input:not([type=hidden]),textarea,select');
  return [...fields].map((field) => {
    return [[field.id, field.name, isChoice(field) && field.value].join(), field];
  });
}

export const readFields = (part: ParentNode): Contents =>
  new Map(
    fieldsOf(part).map(([name, field]) => [
      name,
      'checked' in field && field.checked ? true : field.value,
    ]),
  );

/** A stored value as the field could hold it; '' if it could not. */
function asHeld(field: Field, content: unknown): string {
  if (field instanceof HTMLSelectElement)
    return oneOf([...field.options].map(({ value }) => value))(content);
  const most = field.maxLength < 0 ? Number.POSITIVE_INFINITY : field.maxLength;
  return (field.type === 'textarea' ? lines : line)(most)(content);
}

/** Fills fields in again. What has been typed since then stays, in a longer text below the former one. */
export function fillFields(part: ParentNode, contents: Contents): void {
  for (const [name, field] of fieldsOf(part)) {
    const given = contents.get(name);
    if ('checked' in field && isChoice(field)) {
      if (given === true) field.checked = true;
      continue;
    }
    const content = asHeld(field, given);
    if (!content) continue;
    const typed = 'defaultValue' in field && field.value !== field.defaultValue && field.value;
    if (!typed) field.value = content;
    else if (field.type === 'textarea' && !typed.startsWith(content))
      field.value = `${content}\n\n${typed}`;
  }
}

type Focus = readonly [name: string, start: number | null, end: number | null];

function focusNow(): Focus | undefined {
  const [name, field] = fieldsOf(document).find(([, each]) => each.matches(':focus')) ?? [];
  if (!name || !field) return undefined;
  return 'selectionStart' in field
    ? [name, field.selectionStart, field.selectionEnd]
    : [name, null, null];
}

/** The field that had the focus when the page was left, until it has it again. */
let lost: Focus | undefined;

/** Focuses it, unless the visitor has gone on: with the page, or with the component that renders it. */
export function restoreFocus(): void {
  if (!lost || document.activeElement !== document.body) return;
  const [name, start, end] = lost;
  const [, field] = fieldsOf(document).find(([each]) => each === name) ?? [];
  if (!field) return;
  lost = undefined;
  const disclosure = field.closest('details');
  if (disclosure) disclosure.open = true;
  // The browser restores how far the page was scrolled, with closed disclosures.
  field.focus({ preventScroll: !disclosure });
  // Fields for e-mail addresses have no selection.
  if ('setSelectionRange' in field && start !== null) field.setSelectionRange(start, end);
}

function stored(): { readonly fields: Contents; readonly focus?: Focus } {
  const [path, fields, focus] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return path === location.pathname ? { fields: new Map(fields), focus } : { fields: new Map() };
}

/** Stores the fields of a part of the page, besides those that are stored already. */
export function storeFields(part: ParentNode): void {
  try {
    const before = stored();
    const fields = [...before.fields, ...readFields(part)];
    const focus = focusNow() ?? before.focus;
    sessionStorage.setItem(key, JSON.stringify([location.pathname, fields, focus]));
  } catch {
    // Storage is denied or full: the browser may restore them.
  }
}

export function reloadPage(): void {
  storeFields(document);
  location.reload();
}

export function restoreFields(): void {
  try {
    const { fields, focus } = stored();
    fillFields(document, fields);
    lost = focus;
    restoreFocus();
    sessionStorage.removeItem(key);
  } catch {
    // Storage is denied.
  }
}
