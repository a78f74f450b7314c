/** The same value with every text in it changed. */
export function mapTexts<T>(value: T, change: (text: string) => string): T;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts<unknown>(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts<unknown>(inner, change)]),
  );
}
