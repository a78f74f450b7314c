/** Each cloth has its own picture, grades, width and products, as content/ has them. */
import { locales } from '@/config/locales';
import { fileOf, page } from '@/e2e/support/exported';
import { pathInside, propsIn } from '@/e2e/support/published';
import { entriesIn, nameIn, plain, read, wordsOf } from '../content-files';

test.each(locales)('%s: the table of cloths has the grades of each', (locale) => {
  const { $ } = page(fileOf('/curtains', locale));
  const { cloths, opacity } = wordsOf('cloth', locale);
  const titles = $('.opacity thead th')
    .map((_, each) => plain($(each).text()))
    .get();
  for (const [id, grades] of Object.entries<object>(read('cloth').grades)) {
    const row = $('.opacity tbody tr').filter((_, each) =>
      $(each).text().startsWith(cloths[id].name),
    );
    for (const [question, grade] of Object.entries(grades)) {
      const at = titles.indexOf(plain(opacity.questions[question].title));
      expect([id, question, row.children().eq(at).text()]).toEqual([id, question, `${grade}`]);
    }
  }
});

test.each(locales)('%s: each cloth on the wall has its own picture, name and width', (locale) => {
  const { $ } = page(fileOf('/cloths', locale));
  const { pictures: chosen } = propsIn($('[data-component="WallChoice"]').attr('data-props'));
  for (const name of entriesIn('cloths')) {
    const { colours, opacity, rollCm, pages } = read(name);
    for (const { id, name: colour, picture, sun, family } of colours) {
      const item = $(`#${name.slice('cloths/'.length)}-${id}`);
      for (const text of [wordsOf(name, locale).name, colour[locale], `${rollCm}`])
        expect(plain(item.text())).toContain(text);
      expect(nameIn(item.find('img').attr('src'))).toBe(nameIn(picture));
      expect(nameIn(item.attr('data-sun'))).toBe(nameIn(sun));
      expect(nameIn(chosen[item.attr('id') ?? ''])).toBe(nameIn(picture));
      const blinds = pages.some((each: string) => each.startsWith('/blinds/')) ? ['blinds'] : [];
      expect(item.attr('data-shows')).toBe([opacity, family, ...pages, ...blinds].join(' '));
    }
  }
});

test.each(locales)('%s: a lifted cloth has its own width and products', (locale) => {
  const { $ } = page(fileOf('/cloths', locale));
  const { cloths } = propsIn($('[data-component="PreviewDialog"]').attr('data-props'));
  const { widths } = wordsOf('pages/cloths', locale);
  for (const name of entriesIn('cloths')) {
    const { pages, rollCm, sideways } = read(name);
    const { width, products, does, inLight } = cloths.facts[name.slice('cloths/'.length)];
    // A curtain unless the page says otherwise.
    const isSewn = pages.some((each: string) => {
      const product = read(`categories${each}`).planner?.product;
      return product ? /double|roman/.test(product) : each.startsWith('/curtains');
    });
    const own = widths[isSewn ? (sideways ? 'seamless' : 'seams') : 'piece'];
    expect(plain(width.text)).toBe(own.replace('{width}', rollCm));
    expect(does).not.toContain('{');
    const hrefs = products.flatMap(({ links }: { links: { href: string }[] }) =>
      links.map(({ href }) => pathInside(href).replace(/^\/ar|\/$/g, '')),
    );
    expect(hrefs.toSorted()).toEqual(pages.toSorted());
    if (inLight) expect(pages).toContain(/\/\w+\/\w+(?=\/#)/.exec(inLight.href)?.[0]);
  }
});
