/**
 * Splits the path of a request's target into its decoded parts: `/a%20b/c/?q` gives `['a b', 'c', '']`,
 * the empty last part standing for the slash at the end.
 * @returns undefined when the path is malformed: no leading slash, broken percent-encoding, a NUL.
 */
export function splitTarget(target: string): readonly string[] | undefined {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  if (!path.startsWith('/')) return undefined;
  try {
    const parts = path.slice(1).split('/').map(decodeURIComponent);
    return parts.some((part) => part.includes('\0')) ? undefined : parts;
  } catch {
    return undefined;
  }
}

/** Joins decoded parts to an address again, as header rules are written: `['curtains', '']` gives `/curtains/`. */
export function joinParts(parts: readonly string[]): string {
  return `/${parts.join('/')}`;
}

/**
 * Takes a base path off an address.
 * @param base '' or parts such as '/shop'
 * @returns undefined when the address lies outside the base path
 */
export function withoutBase(parts: readonly string[], base: string): readonly string[] | undefined {
  const prefix = base.split('/').filter(Boolean);
  if (!prefix.every((part, index) => parts[index] === part)) return undefined;
  const rest = parts.slice(prefix.length);
  return rest.length > 0 ? rest : [''];
}

/**
 * Whether a file may never be sent: dotfiles (and with them `..`), names that hold a separator, and
 * the host's own files, which begin with `_` at the top (`_headers`, `_redirects`). Next's own are
 * the folder `_next` and the `__next.*` texts that its links fetch ahead.
 */
export function isHidden(parts: readonly string[]): boolean {
  const [top = ''] = parts;
  const ofHost = top.startsWith('_') && top !== '_next' && !top.startsWith('__next.');
  return ofHost || parts.some((part) => part.startsWith('.') || /[/\\]/.test(part));
}
