import { clothId, cloths } from '@/config/cloths';
import { oncePerLocale } from '@/config/locales';
import type { Path } from '@/config/paths';
import { windowOf } from '@/lib/catalogue';
import { getDictionary, inLanguage, type Locale, type StockClothEntry } from '@/lib/content';
import { clothGuide, stockCloths } from '@/lib/content/collections';
import { pictureFiles } from '@/lib/media/index';
import { categoryPages, isPublished } from '@/lib/pages';
import { lowestPrices } from '@/lib/prices/price-text';
import { fill } from '@/lib/text';
import { pageHref, withBasePath } from '@/lib/urls';

/** The planner's products on a cloth's pages. */
export const productsOf = ({ pages }: StockClothEntry) =>
  pages.flatMap((page) => windowOf(page)?.product ?? []);

/** Whether it is sewn, for curtains and roman blinds; a blind has one piece. */
export const isSewn = (cloth: StockClothEntry) =>
  cloth.pages.length === 0 ||
  productsOf(cloth).some((each) => ['curtain', 'double', 'roman'].includes(each));

/** Every cloth in each of its colours: 'Linen, rust', whose id is the fragment of its address. */
export const swatches = oncePerLocale((locale) =>
  stockCloths.flatMap((cloth) => {
    const { name, colours } = inLanguage(cloth, locale);
    const isOfBlinds = cloth.pages.some((page) => page.startsWith('/blinds/'));
    return colours.map(({ id, picture, sun, ...colour }, place) => {
      const files = pictureFiles(picture);
      return {
        ...colour,
        cloth,
        /** Among the cloth's colours. */
        place,
        id: `${cloth.id}-${id}`,
        full: fill(getDictionary(locale).clothsPage.name, { cloth: name, colour: colour.name }),
        files,
        strip: withBasePath(files.avif[0]?.address ?? files.webp),
        // Of the AVIF and the WebP file, which differ in their ending: 60 bytes less of a product's page.
        sun: sun && withBasePath(pictureFiles(sun).webp.replace('.webp', '')),
        /** The values of the wall's filters that show it. */
        shows: [cloth.opacity, colour.family, ...cloth.pages, ...(isOfBlinds ? ['blinds'] : [])],
      };
    });
  }),
);

export type Swatch = ReturnType<typeof swatches>[number];

/** The cloths for a page's product, a colour of each first, then the next ones. */
export function swatchesFor(path: Path, locale: Locale): readonly Swatch[] {
  const own = swatches(locale).filter(({ cloth }) => cloth.pages.includes(path));
  return own.toSorted((a, b) => a.place - b.place);
}

/** What the browser needs to name the chosen cloths in a message; no names if they have no page. */
export function bringWords(locale: Locale) {
  const shown = isPublished('/cloths') ? swatches(locale) : [];
  const { clothsPage, semicolon } = getDictionary(locale);
  const names = Object.fromEntries(shown.map(({ id, full }) => [id, full]));
  return { names, bring: clothsPage.bring, semicolon };
}

export type BringWords = ReturnType<typeof bringWords>;

/** What the preview says of a cloth. */
export function clothFacts(cloth: StockClothEntry, locale: Locale) {
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
