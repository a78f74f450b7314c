/** Each page says what its entry does, and its lists in their order, as content/ itself has them. */
import { type Locale, locales } from '@/config/locales';
import { fileOf, page } from '@/e2e/support/exported';
import { textsIn } from '@/lib/schema/issue';
import { entryPages, plain, read, wordsOf } from '../content-files';

/** What menus, cards, heads, searches or other pages have. */
const elsewhere = /^(summary|image|menu|photos|synonyms|districts|rooms|media)$/;

/** An item's texts in a language, where no fact of the shop is filled in. */
const textsOf = (item: unknown, locale: Locale) =>
  textsIn(item).flatMap(({ path, text }) =>
    path.at(-1) === locale && !text.includes('{') ? plain(text) : [],
  );

test.each(locales.flatMap((locale) => entryPages.map((each) => [locale, ...each] as const)))(
  '%s: %s says what %s does',
  (locale, path, name) => {
    const { $ } = page(fileOf(path, locale));
    const main = $('main').clone();
    main.find('script, style, noscript').remove();
    const said = plain(main.text());
    const { words: _, ...facts } = read(name);
    const words = wordsOf(name, locale);
    for (const [field, items] of Object.entries<unknown>(facts)) {
      let from = 0;
      for (const item of Array.isArray(items) && !elsewhere.test(field) ? items : []) {
        const places = textsOf(item, locale).map((text) => said.indexOf(text, from));
        expect([item, Math.min(...places, from)]).toEqual([item, from]);
        from = Math.max(from, ...places);
      }
      const title = wordsOf(
        path.startsWith('/service/') ? 'pages/service' : 'pages/portfolio',
        locale,
      )[field];
      const list = $('h2')
        .filter((_, heading) => $(heading).text() === title)
        .next('ul');
      for (const [at, text] of list.length > 0 ? textsOf(items, locale).entries() : [])
        expect(plain(list.children().eq(at).text())).toBe(text);
    }
    if (name.startsWith('pages/')) return;
    for (const [field, value] of Object.entries(words))
      for (const { text } of elsewhere.test(field) ? [] : textsIn(value))
        if (!text.includes('{')) expect(said).toContain(plain(text));
  },
);

const product = entryPages[0]?.[0] ?? '/';

test.each(locales)('%s: a product’s page has the promises and the steps of an order', (locale) => {
  const { $ } = page(fileOf(product, locale));
  const { categoryPage, order } = wordsOf('interface', locale);
  const titlesOf = (group: object) => Object.values(group).map(({ title }) => plain(title));
  const shown = (part: string) =>
    $(part)
      .map((_, each) => plain($(each).text()))
      .get();
  expect(shown('section:has(#order) h3')).toEqual(titlesOf(order.steps));
  expect(shown('main > dl dt')).toEqual(titlesOf(categoryPage.promises));
});
