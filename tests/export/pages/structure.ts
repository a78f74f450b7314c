/** The structure of the exported pages: outline, landmarks, names, ids and languages. */
import { locales } from '@/config/locales';
import { addressOf, fileOf, metaOf, nameOf, page } from '@/e2e/support/exported';
import { getDictionary } from '@/lib/content/dictionary';
import { allPages } from '@/lib/pages';
import { pageHref } from '@/lib/urls';

/** Attributes whose value is a list of ids. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget'];

const twice = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const pages = locales.flatMap(allPages);
const files = pages.map(({ path, locale }) => fileOf(path, locale));

test.each([...files, '404.html'])('%s is valid', (file) => {
  const { $ } = page(file);
  const headings = $(':header:not([hidden], [hidden] *)').toArray();
  const levels = headings.map(({ name }) => Number(name[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  for (const name of ['header', 'main', 'footer'])
    expect($(`body ${name}`).not('article *')).toHaveLength(1);

  const valuesOf = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .flatMap((part) => $(part).attr(name)?.split(' ') ?? []);
  const ids = valuesOf('[id]', 'id');
  expect(twice(ids)).toEqual([]);
  // A client component may refer to elements that it renders later.
  const named = references.flatMap((name) => valuesOf(`[${name}]:not([data-component] *)`, name));
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);

  expect($('img:not([alt])')).toHaveLength(0);
  const nameless = $('a, button, summary').filter((_, part) => nameOf(part) === '');
  expect($.html(nameless)).toBe('');
});

test.each(locales)('an unknown address is answered in the language of its page: %s', (locale) => {
  const { $ } = page(fileOf('/', locale).replace('index', '404'));
  const { direction, errors, language } = getDictionary(locale);
  expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual([language, direction]);
  expect($('h1').text()).toBe(errors.notFound.heading);
});

test('rows have their controls before their slides, and a dot for each', () => {
  const { $ } = page('index.html');
  for (const row of $('.carousel:has(.carousel-control)')) {
    expect($(row).find('.carousel-control button, .swiper').last().is('.swiper')).toBe(true);
    const [dots, slides] = ['.carousel-dot', '.swiper-slide'].map(
      (part) => $(row).find(part).length,
    );
    if (dots) expect(dots).toBe(slides);
  }
});

test.each(pages)('$locale $path says its language and leads to its twin', ({ path, locale }) => {
  const { direction, language, territory } = getDictionary(locale);
  const exported = page(fileOf(path, locale));
  const { $ } = exported;
  expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual([language, direction]);
  expect($('head link[rel="canonical"]').attr('href')).toBe(addressOf(path, locale));
  expect(metaOf(exported, 'og:locale')).toBe(territory);
  for (const other of locales.filter((each) => each !== locale)) {
    const links = $(`a[hreflang="${other}"]`).toArray();
    // In the header, in the menu of small screens and in the footer.
    const said = links.map(({ attribs: { href, lang } }) => [href, lang]);
    expect(said).toEqual(Array(3).fill([pageHref(path, other), other]));
    const alternate = `meta[property="og:locale:alternate"][content="${getDictionary(other).territory}"]`;
    expect($(alternate)).toHaveLength(1);
  }
});
