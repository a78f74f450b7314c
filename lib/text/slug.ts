/**
 * A URL slug: lower-case letters and digits of any script, joined by hyphens. `slug('Who’s “in charge”?')` is
 * 'whos-in-charge'.
 */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Creates unique slugs, for the ids of a page: the second 'delivery' is 'delivery-2'. */
export function uniqueSlugs(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    // Of signs alone nothing is left.
    const first = slug(text) || 'part';
    let id = first;
    for (let count = 2; taken.has(id); count += 1) id = `${first}-${count}`;
    taken.add(id);
    return id;
  };
}
