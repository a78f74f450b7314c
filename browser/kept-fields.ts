import { siteKey } from '@/lib/site-key';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const key = siteKey('kept-fields');

/** The fields that a visitor fills in, by what they are called. */
function fieldsOf(part: ParentNode): [name: string, field: Field][] {
  const fields = part.querySelectorAll<Field>('input:not([type=hidden]),textarea,select');
  return [...fields].map((field) => {
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    return [[field.id, field.name, isChoice && field.value].join(), field];
  });
}

const contentOf = (field: Field) => ('checked' in field && field.checked ? true : field.value);

function fill(field: Field, content: string | boolean): void {
  if (typeof content === 'string') field.value = content;
  else if ('checked' in field) field.checked = content;
}

/** Keeps what a part of the page has in its fields. @returns puts it into new fields of the same names, with the focus */
export function keepFields(part: ParentNode): () => void {
  const before = new Map(fieldsOf(part));
  const { activeElement: focused } = document;
  return () => {
    for (const [name, field] of fieldsOf(part)) {
      const former = before.get(name);
      if (!former || former === field) continue;
      fill(field, contentOf(former));
      if (former === focused) field.focus({ preventScroll: true });
    }
  };
}

/** What is stored of this page's fields, by their names. */
function storedFields(): Map<string, string | boolean> {
  const [path, fields] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return new Map(path === location.pathname ? fields : []);
}

/** Stores the fields of a part of the page, besides those that are stored already. */
export function storeFields(part: ParentNode): void {
  try {
    const fields = storedFields();
    for (const [name, field] of fieldsOf(part)) fields.set(name, contentOf(field));
    sessionStorage.setItem(key, JSON.stringify([location.pathname, [...fields]]));
  } catch {
    // Storage is denied or full: the browser may restore them.
  }
}

/** Loads the page again, without losing what is in its fields. */
export function reloadPage(): void {
  storeFields(document);
  location.reload();
}

/** Fills the fields in again. What has been typed since then stays, in a longer text below the stored one. */
export function restoreFields(): void {
  try {
    const stored = storedFields();
    sessionStorage.removeItem(key);
    for (const [name, field] of fieldsOf(document)) {
      const content = stored.get(name);
      if (content === undefined) continue;
      const typed = 'defaultValue' in field && field.value !== field.defaultValue && field.value;
      if (!typed) fill(field, content);
      else if (field.type === 'textarea' && !typed.startsWith(String(content)))
        fill(field, `${content}\n\n${typed}`);
    }
  } catch {
    // Storage is denied.
  }
}
