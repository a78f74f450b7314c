/**
 * Puts values into a text of the content: `fill('{index} of {count}', { index: 1, count: 4 })`.
 * @throws if the text names a value that was not given
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`'${text}' wants a value for {${name}}`);
    return String(value);
  });
}
