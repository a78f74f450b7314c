/** A text as a search compares it: without case, accents and the difference between apostrophes. */
function comparable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/**
 * A search for every word of a query, each anywhere in a text: 'motor fri' finds 'Motors on a Friday'.
 * An empty query finds everything.
 */
export function finder(query: string): (text: string) => boolean {
  const words = comparable(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const within = comparable(text);
    return words.every((word) => within.includes(word));
  };
}
