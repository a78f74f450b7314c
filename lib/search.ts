import { westernDigits } from './digits';

/** Letters that are used interchangeably in Arabic: final ta marbuta and ha, alif maqsura and ya. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ة/g, 'ه'],
  [/ى/g, 'ي'],
  // Tatweel only elongates a word.
  [/ـ/g, ''],
  [/’/g, "'"],
  // What typesetting puts in place of a hyphen.
  [/[–‑]/g, '-'],
  [/\u2060/g, ''],
];

/**
 * Normalizes a text for search: folds case, accents, vowel marks and hamzas, digits, apostrophes, and interchangeable
 * letters.
 */
function comparable(text: string): string {
  const plain = westernDigits(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
  return alike.reduce((inner, [letter, other]) => inner.replace(letter, other), plain);
}

/**
 * A predicate for texts that contain every word of a query: 'motor fri' matches 'Motors on a Friday'. An empty query
 * matches everything.
 */
export function finder(query: string): (text: string) => boolean {
  const words = comparable(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const within = comparable(text);
    return words.every((word) => within.includes(word));
  };
}
