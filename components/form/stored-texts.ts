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

/** Removes them where all are empty. @returns whether it could: storage may be denied or full */
export function writeTexts(key: string, texts: object): boolean {
  try {
    if (Object.values(texts).some(Boolean)) localStorage.setItem(key, JSON.stringify(texts));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
