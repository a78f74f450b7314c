import { type Locale, locales } from '@/config/locales';
import { offeredHeadings, offeredProducts } from '@/lib/catalogue';
import { isSewn, productsOf, swatches } from '@/lib/cloths';
import { inLanguage, type Localized } from '@/lib/content';
import { plannerTexts, pricesPage, stockCloths, workshop } from '@/lib/content/collections';
import { conventions } from '@/lib/content/conventions';
import { priceList } from '@/lib/prices/list';

/** What the shop sells for windows, and how its workshop sews. */
export const stockOf = (locale: Locale) => ({
  ...workshop,
  prices: pricesPage.shown ? priceList(locale) : undefined,
  products: offeredProducts(),
  headings: offeredHeadings(),
  cloths: stockCloths.filter(isSewn).map((each) => {
    const { order, sample, pages, colours, ...cloth } = inLanguage(each, locale);
    return cloth;
  }),
  colours: swatches(locale).map(({ id, cloth, name, full, strip, files }) => {
    return {
      id,
      name,
      full,
      tone: files.colour ?? '',
      cloth: cloth.id,
      picture: strip,
      hangs: productsOf(cloth),
    };
  }),
});

function wordsOf(locale: Locale) {
  const { direction, comma, semicolon } = conventions[locale];
  return { language: locale, direction, comma, semicolon, ...inLanguage(plannerTexts, locale) };
}

export type Stock = ReturnType<typeof stockOf>;
export type PlannerWords = ReturnType<typeof wordsOf>;
export type Shop = Stock & { readonly words: PlannerWords };

/** The planner's words. The browser gets all of them, so they are short. */
// All languages of the site, which are those that are asked for.
export const plannerWords = Object.fromEntries(
  locales.map((locale) => [locale, wordsOf(locale)]),
) as Localized<PlannerWords>;
