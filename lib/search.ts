import { westernDigits } from './digits';

/** Letters that Arabic writers put for each other: a final ta marbuta for ha, an alif maqsura for ya. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ة/g, 'ه'],
  [/ى/g, 'ي'],
  // Tatweel only stretches a word.
  [/ـ/g, ''],
  [/’/g, "'"],
];

/**
 * A text as a search compares it: without case, accents and vowel marks (hamzas among them), with digits of one
 * kind, and without the difference between apostrophes and between letters that are put for each other.
 */
function comparable(text: string): string {
  const plain = westernDigits(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
  return alike.reduce((inner, [letter, other]) => inner.replace(letter, other), plain);
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
