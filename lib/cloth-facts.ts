import { clothId, cloths } from '@/config/cloths';
import { oncePerLocale } from '@/config/locales';
import { isSewn } from '@/lib/cloths';
import { getDictionary, inLanguage, type Locale, type StockClothEntry } from '@/lib/content';
import { clothGuide, stockCloths } from '@/lib/content/collections';
import { categoryPages } from '@/lib/pages';
import { lowestPrices } from '@/lib/prices/price-text';
import { fill } from '@/lib/text';
import { pageHref } from '@/lib/urls';

function factsOf(cloth: StockClothEntry, locale: Locale) {
  const { clothsPage: words, navigation, pricesPage } = getDictionary(locale);
  const { id, opacity, pages, rollCm } = cloth;
  const { seamless, seams, piece } = words.widths;
  const width = isSewn(cloth) ? (cloth.sideways ? seamless : seams) : piece;
  const shown = clothGuide.pages.filter(({ page }) => pages.includes(page));
  const inLight = cloths.some((each) => each === id)
    ? (shown.find(({ first }) => first === id) ?? shown[0])
    : undefined;
  return {
    does: `${words.lights[opacity]}: ${words.sees[opacity]}`,
    inLight: inLight && {
      href: pageHref(inLight.page, locale, clothId),
      text: fill(words.inLight, { cloth: inLanguage(cloth, locale).name }),
    },
    width: { label: words.width, text: fill(width, { width: rollCm }) },
    products: (['curtains', 'blinds'] as const).flatMap((kind) => {
      const links = categoryPages(kind, locale)
        .filter(({ path }) => pages.includes(path))
        .map(({ path, entry, heading }) => ({
          href: pageHref(path, locale),
          text: inLanguage(entry, locale).name,
          name: heading,
        }));
      return links.length > 0 ? [{ label: navigation[`/${kind}`], links }] : [];
    }),
    price: pricesPage.columns.price,
    prices: lowestPrices(pages, locale),
  };
}

export type ClothFactsText = ReturnType<typeof factsOf>;

/** By the cloth's id, what the preview says of it. */
export const clothFacts = oncePerLocale(
  (locale): Readonly<Record<string, ClothFactsText>> =>
    Object.fromEntries(stockCloths.map((cloth) => [cloth.id, factsOf(cloth, locale)])),
);
