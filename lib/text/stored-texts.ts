import type { Reader } from './as-typed';

/** A name of this site's in the browser's storage, which all sites of an origin share: '/shop/visit-draft'. */
export const siteKey = (name: string): string =>
  `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/${name}`;

/** Texts from a link or storage as their fields hold them, without empty ones. */
export function textsAsTyped<Name extends string>(
  fields: Readonly<Record<Name, Reader>>,
  get: (name: string) => unknown,
): Partial<Record<Name, string>> {
  const read = Object.entries<Reader>(fields).map(([name, field]) => [name, field(get(name))]);
  return Object.fromEntries(read.filter(([, text]) => text));
}

/** Texts in local storage; none if it is denied or corrupted. */
export function readTexts<Name extends string>(
  key: string,
  fields: Readonly<Record<Name, Reader>>,
): Partial<Record<Name, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return textsAsTyped(fields, (name) => Reflect.get(Object(stored), name));
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

/** The end of values in a link: messengers leave its last punctuation out, and take what follows for a part of it. */
export const fragmentEnd = '&end';

/** The fragment of a link that prefills a form: `product=Wave+Curtains&end`. */
export const valuesFragment = (values: Readonly<Record<string, string>>): string =>
  new URLSearchParams(values) + fragmentEnd;
