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

export function reloadPage(): void {
  const fields = fieldsOf(document).map(([name, field]) => [name, contentOf(field)]);
  try {
    sessionStorage.setItem(key, JSON.stringify([location.pathname, fields]));
  } catch {
    // Storage is denied or full: the browser may restore them.
  }
  location.reload();
}

export function restoreFields(): void {
  try {
    const [path, fields] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    if (path !== location.pathname) return;
    const kept = new Map<string, string | boolean>(fields);
    for (const [name, field] of fieldsOf(document)) {
      const content = kept.get(name);
      if (content !== undefined) fill(field, content);
    }
  } catch {
    // Storage is denied.
  }
}
