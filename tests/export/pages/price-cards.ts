/** Cards, tiles and lifted cloths say what the price list does (docs/requirements.md 3.2). */
import { defaultLocale, type Locale, locales } from '@/config/locales';
import type { Path } from '@/config/paths';
import { fileOf, page } from '@/e2e/support/exported';
import { propsIn } from '@/e2e/support/published';
import { homePage } from '@/lib/content/collections';
import { inLanguage } from '@/lib/content/dictionary';
import { pageHref } from '@/lib/urls';
import { entriesIn, entryPages, nameIn, plain, read } from '../content-files';
import { discountIn, numbersIn, rowsIn, startIn } from '../price-rows';

/** That a card says what the row of its product begins with. */
function expectStart(card: string, row: string | undefined, locale: Locale): void {
  const { from, unit } = startIn(row ?? '', locale);
  if (from)
    expect([card, numbersIn(card)]).toEqual([
      expect.stringContaining(unit ?? ''),
      expect.arrayContaining([from]),
    ]);
}

test.each(locales)('%s: a card has the discount of its product’s row for its label', (locale) => {
  const rows = rowsIn(locale);
  const { $ } = page(fileOf('/', locale));
  const labelOf = (product: (typeof homePage.blindsCards)[number]['product']) =>
    discountIn(rows.get(pageHref(product, locale)) ?? '', locale);
  const blind = plain(inLanguage(homePage, locale).blinds.discount);
  const cards = {
    curtain: homePage.curtainCards.map(({ link }) => [link, labelOf(link) ?? ''] as const),
    blinds: homePage.blindsCards.map(({ discount, product }) => {
      const label = discount ? blind.replace('{discount}', labelOf(product) ?? '') : '';
      return [product, label] as const;
    }),
  };
  for (const [kind, wanted] of Object.entries(cards)) {
    const shown = $(`section:has(#${kind}-collection) article`).toArray();
    expect(shown.map((card) => plain($(card).find('.swatch').text()))).toEqual(
      wanted.map(([, label]) => label),
    );
    for (const [at, [product]] of wanted.entries())
      expectStart(plain($(shown[at]).text()), rows.get(pageHref(product, locale)), locale);
  }
});

test('a tile has its own picture and the start of its product’s row, and both its own time of delivery', () => {
  const rows = rowsIn(defaultLocale);
  for (const [path, name] of entryPages.filter(([, each]) => /^(categories|services)/.test(each))) {
    const { delivery, tile, image } = read(name);
    const href = pageHref(path, defaultLocale);
    // Content names only paths.
    const { $ } = page(fileOf(path.slice(0, path.lastIndexOf('/')) as Path));
    const card = $(`li:has(h3 a[href="${href}"]), article:has(a[href="${href}"])`);
    expect(nameIn(card.find('img').attr('src'))).toBe(nameIn(tile?.image ?? image));
    expectStart(plain(card.text()), rows.get(href), defaultLocale);
    const form = page(fileOf(path)).$('main form').first();
    for (const part of delivery ? [card, form] : [])
      expect([name, numbersIn(plain(part.text()))]).toEqual([
        name,
        expect.arrayContaining([delivery.from, delivery.to].filter(Boolean)),
      ]);
  }
});

test.each(locales)('%s: a lifted cloth has the lowest prices of its products', (locale) => {
  const rows = rowsIn(locale);
  const { $ } = page(fileOf('/cloths', locale));
  const { cloths } = propsIn($('[data-component="PreviewDialog"]').attr('data-props'));
  for (const name of entriesIn('cloths')) {
    const lowest = new Map<string | undefined, number>();
    for (const each of read(name).pages) {
      const { from, unit } = startIn(rows.get(pageHref(each, locale)) ?? '', locale);
      if (from) lowest.set(unit, Math.min(from, lowest.get(unit) ?? from));
    }
    const said: string[] = cloths.facts[name.slice('cloths/'.length)].prices;
    expect([name, said.map((text) => startIn(plain(text), locale))]).toEqual([
      name,
      [...lowest].map(([unit, from]) => ({ from, unit })),
    ]);
  }
});
