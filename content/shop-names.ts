/** Names of the shop that texts may hold in braces, such as {shop.district}, so that each stands once, in `site.json`. */
export const shopNames = ['name', 'secondName', 'district', 'city', 'country'] as const;

/** The names as the words of `site.json` have them in one language. */
export function namesIn(words: unknown): Readonly<Record<string, unknown>> {
  const { name, secondName, address } = Object(words);
  return { ...Object(address), name, secondName };
}

/** A value with the shop's names in its texts; what is no name stays, for the check to find. */
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
