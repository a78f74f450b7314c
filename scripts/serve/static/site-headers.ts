import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeaderRule, matchHeaders, parseHeaderRules } from './header-rules';

/** What both hosts send where no rule says otherwise. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Rules of a site without `_headers`: files whose name carries a hash of their content never change. */
const builtIn = `
/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
/media/*
  Cache-Control: public, max-age=31536000, immutable
`;

/**
 * Reads the header rules of a site from its `_headers` file, again after each change of it.
 * @returns a function from a file's addresses to its headers, names in small letters; it rejects
 * with the line when `_headers` is malformed
 */
export function createSiteHeaders(
  root: string,
): (addresses: readonly string[]) => Promise<Map<string, string>> {
  const file = join(root, '_headers');
  let rules: readonly HeaderRule[] = [];
  let stamp: number | undefined;
  return async (addresses) => {
    const changed = await stat(file).then(
      (info) => info.mtimeMs,
      () => 0,
    );
    if (stamp !== changed) {
      rules = parseHeaderRules(changed ? await readFile(file, 'utf8') : builtIn, file);
      stamp = changed;
    }
    const headers = matchHeaders(rules, addresses);
    if (!headers.has('cache-control')) headers.set('cache-control', revalidate);
    return headers;
  };
}
