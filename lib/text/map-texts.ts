type Path = readonly (string | number)[];
type Change = (text: string, path: Path) => string;

function mapped(value: unknown, change: Change, path: Path): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value))
    return value.map((each, index) => mapped(each, change, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapped(inner, change, [...path, key])]),
  );
}

// Only texts differ, and they stay texts.
export const mapTexts = <T>(value: T, change: Change) => mapped(value, change, []) as T;
