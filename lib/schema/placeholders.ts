import { z } from 'zod';
import { shopNames } from '@/lib/text/shop-names';

const names = shopNames.map((name) => `shop.${name}`);

/** What every text is, as a pattern for forms, too. */
export const plainText = {
  pattern: `^(?!http://)(?![^]*(?:</?[A-Za-z][^>]*>|&#?\\w+;|[\\u202a-\\u202e\\ufffd\\0]|\\{shop\\.(?!(?:${shopNames.join('|')})\\})))[^]*$`,
  message:
    'must be plain text: no HTML, no http://, no invisible or lost characters, no unknown {shop.…}',
} as const;
const plain = new RegExp(plainText.pattern);

const listed = (places: readonly string[]) => places.map((name) => `{${name}}`).join(', ');

function unknownPlaces(text: string, known: readonly string[]): string[] {
  const filled = known.length > 0 ? `the site fills in ${listed(known)}; ` : '';
  return [...text.matchAll(/\{([^{}]*)\}/g)]
    .filter(([, name = '']) => ![...names, ...known].includes(name))
    .map(([whole, name = '']) =>
      name.startsWith('delivery')
        ? `${whole}: there is no such curtain or blind page; write the sentence without it`
        : `${whole} is unknown; ${filled}facts of the shop are ${listed(names)}`,
    );
}

/** A text that is read as prose, and typeset; it may have placeholders. */
export const lineWith = (
  known: readonly string[],
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

/** A text with placeholders that the site fills in, all of which it has to hold. */
export function template(...places: readonly string[]) {
  const kept = new RegExp(`^${places.map((name) => `(?=[^]*\\{${name}\\})`).join('')}`);
  return lineWith(places, [kept, `keep ${listed(places)}; the site fills it in`]).meta({
    description: `The site fills in ${listed(places)}`,
  });
}
