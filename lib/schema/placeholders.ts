import { z } from 'zod';
import { shopNames } from '@/lib/text/shop-names';

const names = shopNames.map((name) => `shop.${name}`);

/** What every text must be, also as a pattern for the admin's forms. */
export const plainText = {
  pattern: `^(?!http://)(?![^]*(?:</?[A-Za-z][^>]*>|&#?\\w+;|[\\u202a-\\u202e\\ufffd\\0]|\\{shop\\.(?!(?:${shopNames.join('|')})\\})))[^]*$`,
  message:
    'must be plain text: no HTML, no http://, no invisible or lost characters, no unknown {shop.…}',
} as const;
const plain = new RegExp(plainText.pattern);

const listed = (places: readonly string[]) => places.map((name) => `{${name}}`).join(', ');

export const shopFacts = `facts of the shop are ${listed(names)}`;

/** Names of the values that the site fills in; those of the shop's facts have a dot. */
export const placesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
];

function unknownPlaces(text: string, known: readonly string[] | undefined): string[] {
  const original = known ? `the English text has ${listed(known) || 'none'}; ` : '';
  return [...text.matchAll(/\{([^{}]*)\}/g)]
    .filter(([, name = '']) => ![...names, ...(known ?? [])].includes(name))
    .map(([whole, name = '']) =>
      name.startsWith('delivery')
        ? `${whole}: there is no such curtain or blind page; write the sentence without it`
        : `${whole} is unknown; ${original}${shopFacts}`,
    );
}

/** A text that is read as prose, and typeset; it may have placeholders. */
export const lineWith = (
  known?: readonly string[],
  [pattern, advice]: readonly [RegExp, string] = [/\S/, 'the text is missing'],
) =>
  z
    .string()
    .regex(pattern, advice)
    .superRefine((text, context) => {
      // Says more than the pattern, which is not asked then.
      for (const message of unknownPlaces(text, known))
        context.addIssue({ code: 'custom', message, continue: false });
    })
    .refine((text) => plain.test(text), plainText.message)
    .meta({ prose: true });

/** A text with the placeholders of the English one, all of which it has to hold. */
export function template(original: string) {
  const places = placesIn(original);
  if (places.length === 0) return lineWith(places);
  const kept = new RegExp(`^${places.map((name) => `(?=[^]*\\{${name}\\})`).join('')}`);
  return lineWith(places, [
    kept,
    `keep ${listed(places)}, as in English; the site fills it in`,
  ]).meta({
    description: `The site fills in ${listed(places)}`,
  });
}
