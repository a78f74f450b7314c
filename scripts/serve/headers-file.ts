/** Headers that one block of a `_headers` file adds to the addresses that its path matches. */
interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: [name: string, value: string][];
}

/**
 * Reads a `_headers` file of Netlify and Cloudflare Pages as scripts/export/headers.ts writes it: a path with `*` (anything),
 * then indented `Name: value` lines; `#` begins a comment.
 * @returns a function that gives the headers for an address, names in small letters
 */
export function readHeadersFile(text: string): (address: string) => ReadonlyMap<string, string> {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) {
      const source = line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      rules.push({ pattern: new RegExp(`^${source}$`), headers: [] });
    } else if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
  }
  return (address) =>
    new Map(rules.filter(({ pattern }) => pattern.test(address)).flatMap(({ headers }) => headers));
}
