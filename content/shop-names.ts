/** Placeholders for names of the shop, such as {shop.district}, which are defined once, in `site.json`. */
export const shopNames = ['name', 'secondName', 'district', 'city', 'country'] as const;

/** The names in one language, from the words of `site.json`. */
export function namesIn(words: unknown): Readonly<Record<string, unknown>> {
  const { name, secondName, address } = Object(words);
  return { ...Object(address), name, secondName };
}

/** Fills in the shop's names in all texts of a value; unknown placeholders stay, for the check to report. */
export function withNames<T>(value: T, names: Readonly<Record<string, unknown>>): T;
export function withNames(value: unknown, names: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{shop\.(\w+)\}/g, (whole, name: string) => String(names[name] ?? whole));
  }
  if (Array.isArray(value)) return value.map((each) => withNames<unknown>(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withNames<unknown>(inner, names)]),
  );
}
