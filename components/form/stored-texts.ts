export const isEmpty = (texts: object) => !Object.values(texts).some(Boolean);

export function textsOf<Name extends string>(
  names: readonly Name[],
  get: (name: Name) => unknown,
): Partial<Record<Name, string>> {
  const given = names.flatMap((name) => {
    const text = get(name);
    return typeof text === 'string' && text !== '' ? [[name, text]] : [];
  });
  return Object.fromEntries(given);
}

/** Texts in local storage, without empty ones; none if storage is denied or corrupted. */
export function readTexts<Name extends string>(
  key: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return textsOf(names, (name) => Reflect.get(Object(stored), name));
  } catch {
    return {};
  }
}

export function writeTexts(key: string, texts: object): void {
  try {
    if (isEmpty(texts)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // Storage is denied or full: they last until the page is left.
  }
}
