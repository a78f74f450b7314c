import { westernDigits } from './digits';

const alike: readonly (readonly [RegExp, string])[] = [
  // Final ta marbuta and ha, alif maqsura and ya, the Persian keyboard's ya and kaf.
  [/ة/g, 'ه'],
  [/[ىی]/g, 'ي'],
  [/ک/g, 'ك'],
  // Tatweel only elongates a word, typesetting joins it; an apostrophe is often left out.
  [/[ـ\u2060'’]/g, ''],
  // British and American English: colour, motorised, centre, grey, aluminium.
  [/our/g, 'or'],
  [/iz/g, 'is'],
  [/tre\b/g, 'ter'],
  [/grey/g, 'gray'],
  [/aluminum/g, 'aluminium'],
  [/[^\p{L}\p{N}]+/gu, ' '],
];

/** Normalizes case, accents, vowel marks and hamzas, digits, punctuation, interchangeable letters and spellings. */
function comparable(text: string): string {
  const plain = westernDigits(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
  return alike.reduce((inner, [letter, other]) => inner.replace(letter, other), plain).trim();
}

/** A simple stem: without the Arabic article, with or without a preposition, and the English plural. */
const stem = (word: string): string =>
  word.replace(/^(?:[وفبك]?ال|لل)(?=..)/, '').replace(/(?<=[a-z]{3})(?:ies|e?s|y)$/, '');

/** A predicate for texts that contain every word of a query, or a synonym; synonyms are comma-separated groups. */
export function finder(query: string, synonyms: readonly string[] = []): (text: string) => boolean {
  const groups = synonyms.map((group) =>
    group.split(/[,،]/).map(comparable).filter(Boolean).map(stem),
  );
  const words = comparable(query).split(' ').map(stem);
  const required = words.map((word) => [
    word,
    ...groups.filter((group) => group.some((other) => word.startsWith(other))).flat(),
  ]);
  return (text) => {
    const within = comparable(text);
    return required.every((alternatives) => alternatives.some((word) => within.includes(word)));
  };
}
