/** The end of values in a link: messengers leave its last punctuation out, and take what follows for a part of it. */
export const fragmentEnd = '&end';

/** The fragment of a link that prefills a form: `product=Wave+Curtains&end`. */
export function valuesFragment(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values) + fragmentEnd;
}
