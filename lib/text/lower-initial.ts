/** A choice's name within a sentence: 'Linen' becomes 'linen', 'AC unit' stays. */
export function lowerInitial(name: string): string {
  return name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}
