import { siteKey } from '@/lib/site-key';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What fields contain, by what they are called; true for a choice that is made. */
type Contents = ReadonlyMap<string, string | true>;

const key = siteKey('kept-fields');

/** The fields that a visitor fills in. */
function fieldsOf(part: ParentNode): [name: string, field: Field][] {
  const fields = part.querySelectorAll<Field>('input:not([type=hidden]),textarea,select');
  return [...fields].map((field) => {
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    return [[field.id, field.name, isChoice && field.value].join(), field];
  });
}

export const readFields = (part: ParentNode): Contents =>
  new Map(
    fieldsOf(part).map(([name, field]) => [
      name,
      'checked' in field && field.checked ? true : field.value,
    ]),
  );

/** Fills fields in again. What has been typed since then stays, in a longer text below the former one. */
export function fillFields(part: ParentNode, contents: Contents): void {
  for (const [name, field] of fieldsOf(part)) {
    const content = contents.get(name);
    if (content === undefined) continue;
    const typed = 'defaultValue' in field && field.value !== field.defaultValue && field.value;
    if (!typed) Object.assign(field, content === true ? { checked: true } : { value: content });
    else if (field.type === 'textarea' && !typed.startsWith(String(content)))
      field.value = `${content}\n\n${typed}`;
  }
}

/** What is stored of this page's fields. */
function storedFields(): Contents {
  const [path, fields] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return new Map(path === location.pathname ? fields : []);
}

/** Stores the fields of a part of the page, besides those that are stored already. */
export function storeFields(part: ParentNode): void {
  try {
    const fields = [...storedFields(), ...readFields(part)];
    sessionStorage.setItem(key, JSON.stringify([location.pathname, fields]));
  } catch {
    // Storage is denied or full: the browser may restore them.
  }
}

/** Loads the page again, without losing what is in its fields. */
export function reloadPage(): void {
  storeFields(document);
  location.reload();
}

export function restoreFields(): void {
  try {
    fillFields(document, storedFields());
    sessionStorage.removeItem(key);
  } catch {
    // Storage is denied.
  }
}
