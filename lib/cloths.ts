import { oncePerLocale } from '@/config/locales';
import type { Path } from '@/config/paths';
import { windowOf } from '@/lib/catalogue';
import { inLanguage, type Locale, type StockClothEntry } from '@/lib/content';
import { clothsPage, stockCloths } from '@/lib/content/collections';
import { conventions } from '@/lib/content/conventions';
import { pictureFiles } from '@/lib/media/index';
import { isPublished } from '@/lib/pages';
import { fill } from '@/lib/text';
import { withBasePath } from '@/lib/urls';

/** What hangs at windows on a cloth's pages. */
export const productsOf = ({ pages }: StockClothEntry) =>
  pages.flatMap((page) => windowOf(page)?.product ?? []);

/** Whether it is sewn, for curtains and roman blinds; a blind has one piece. */
export const isSewn = (cloth: StockClothEntry) =>
  cloth.pages.length === 0 ||
  productsOf(cloth).some((each) => ['curtain', 'double', 'roman'].includes(each));

/** Every cloth in each of its colours: 'Linen, rust', whose id is the fragment of its address. */
export const swatches = oncePerLocale((locale) =>
  stockCloths.flatMap((cloth) => {
    const { name: clothName, colours } = inLanguage(cloth, locale);
    return colours.map(({ id, picture, sun, ...colour }) => {
      const files = pictureFiles(picture);
      const lit = sun && pictureFiles(sun);
      return {
        ...colour,
        cloth,
        id: `${cloth.id}-${id}`,
        full: fill(clothsPage.words[locale].name, { cloth: clothName, colour: colour.name }),
        files,
        strip: withBasePath(files.avif[0]?.address ?? files.webp),
        // Of the AVIF and the WebP file, which differ in their ending: 60 bytes less of a product's page.
        sun: lit && withBasePath(lit.webp.replace('.webp', '')),
      };
    });
  }),
);

export type Swatch = ReturnType<typeof swatches>[number];

/** The cloths for a page's product, a colour of each first, then the next ones. */
export function swatchesFor(path: Path, locale: Locale): readonly Swatch[] {
  const own = swatches(locale).filter(({ cloth }) => cloth.pages.includes(path));
  const place = (each: Swatch) => own.filter(({ cloth }) => cloth === each.cloth).indexOf(each);
  return own.toSorted((a, b) => place(a) - place(b));
}

/** What the browser needs to name the chosen cloths in a message; no names if they have no page. */
export function bringWords(locale: Locale) {
  const shown = isPublished('/cloths') ? swatches(locale) : [];
  return {
    names: Object.fromEntries(shown.map(({ id, full }) => [id, full])),
    bring: clothsPage.words[locale].bring,
    semicolon: conventions[locale].semicolon,
  };
}

export type BringWords = ReturnType<typeof bringWords>;
