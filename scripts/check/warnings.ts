import { type ContentEntry, type ContentIssue, issueAt, textIssues } from '@/content/schema/issue';
import { productRates } from '@/content/schema/prices';
import { foreignLetters, localeOf } from '@/content/schema/rules/languages';

const farOff = 10;

/** Prices ten times higher or lower than the middle one of other products by the same unit, probably by a typing error. */
function priceWarnings(entry: ContentEntry): ContentIssue[] {
  const { products = [] } = productRates.safeParse(entry.value).data ?? {};
  return products.flatMap(({ rates }, product) =>
    rates.flatMap(({ unit, from }, index) => {
      const others = products
        .filter((_, other) => other !== product)
        .flatMap((other) => other.rates.filter((rate) => rate.unit === unit))
        .map((rate) => rate.from)
        .sort((a, b) => a - b);
      const usual = others[others.length >> 1] ?? from;
      const message = `${from} differs much from other prices per ${unit}; is a digit missing or surplus?`;
      const isFar = from >= usual * farOff || from * farOff <= usual;
      return isFar ? issueAt(entry, ['products', product, 'rates', index, 'from'], message) : [];
    }),
  );
}

/** Sentences and names that seem not to be translated, and prices with a digit too many. */
export const contentWarnings = (entries: readonly ContentEntry[]): readonly ContentIssue[] => [
  ...textIssues(entries, (text, path, entry) => {
    // The shop's names are short, and written in each language.
    const isName = entry.collection === 'site' && path[0] === 'words';
    return foreignLetters(text, localeOf(path, entry), isName || undefined);
  }),
  ...entries.filter(({ collection }) => collection === 'prices').flatMap(priceWarnings),
];
