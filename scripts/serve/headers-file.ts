/** Headers that one block of a `_headers` file adds to the addresses its pattern matches. */
interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: [name: string, value: string][];
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
 * @returns a function that gives the headers for an address, names in small letters. Where several
 * rules name the same header, the values are joined with ', ', as both hosts do
 * @throws Error with the number of a line that fits neither kind
 */
export function readHeadersFile(text: string): (address: string) => ReadonlyMap<string, string> {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: toPattern(line.trim()), headers: [] });
    else if (rule && name !== undefined && value !== undefined)
      rule.headers.push([name.toLowerCase(), value]);
    else throw new Error(`_headers, line ${index + 1}: neither '/path' nor '  Name: value'`);
  }
  return (address) => {
    const headers = new Map<string, string>();
    for (const [name, value] of rules
      .filter(({ pattern }) => pattern.test(address))
      .flatMap((rule) => rule.headers)) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
    return headers;
  };
}
