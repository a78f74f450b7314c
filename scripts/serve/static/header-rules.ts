/** Headers that one block of a `_headers` file adds to the addresses its pattern matches. */
export interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[a-z]\w*/gi, '[^/]+');
  return new RegExp(`^${source}$`);
}

/**
 * Reads the `_headers` format of Netlify and Cloudflare Pages: a path with `*` (anything) and
 * `:name` (one part of the path), then indented `Name: value` lines; `#` begins a comment line.
 * @param origin what the text is called in the error
 * @throws Error with the line's number when a line fits neither kind
 */
export function parseHeaderRules(text: string, origin = '_headers'): readonly HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: toPattern(line.trim()), headers: [] });
    else if (rule && name !== undefined && value !== undefined) rule.headers.push([name, value]);
    else throw new Error(`${origin}, line ${index + 1}: neither '/path' nor '  Name: value'`);
  }
  return rules;
}

/**
 * The headers of all rules that match one of the addresses a file goes by; a header that several
 * rules name is joined with ', ', as both hosts do.
 * @returns values by the header's name in small letters
 */
export function matchHeaders(
  rules: readonly HeaderRule[],
  addresses: readonly string[],
): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!addresses.some((address) => rule.pattern.test(address))) continue;
    for (const [name, value] of rule.headers) {
      const before = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}
