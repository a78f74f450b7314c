/**
 * Punctuation at the end of a fragment, as `location.hash` has it. Not '-' and '_', in which a list may end. Encoded are
 * quotes, dashes, ellipsis and signs of direction (U+2000 to U+207F), «», and the Arabic comma, semicolon and question mark.
 */
const punctuation =
  /(?:[!'()*,.:;?[\]{|}~]|%(?:2[02]|3[CE]|60|C2%(?:A0|AB|BB)|D8%(?:8C|9B|9F)|E2%8[01]%[89AB][\dA-F]))+$/i;

/** Removes the punctuation that followed a link in a text, and that a messenger has made a part of it. */
export function cleanFragment(): void {
  const { hash } = location;
  const clean = hash.replace(punctuation, '');
  if (clean === hash || document.querySelector(':target')) return;
  // Goes to the element that it names, and notifies those who read it.
  location.replace(clean);
}
