/** The two languages of each page, in the exported files. */
import { locales } from '@/config/locales';
import { getDictionary } from '@/content/dictionary';
import { addressOf, fileOf, metaOf, page } from '@/e2e/exported';
import { allPages } from '@/lib/pages';
import { pageHref } from '@/lib/pages/urls';

test.each(locales.flatMap(allPages))(
  '$locale $path says its language and leads to its twin',
  ({ path, locale }) => {
    const { direction, language, territory } = getDictionary(locale);
    const exported = page(fileOf(path, locale));
    const { $ } = exported;
    expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual([language, direction]);
    expect($('head link[rel="canonical"]').attr('href')).toBe(addressOf(path, locale));
    expect(metaOf(exported, 'og:locale')).toBe(territory);
    for (const other of locales.filter((each) => each !== locale)) {
      const links = $(`a[hreflang="${other}"]`).toArray();
      // In the header, in the menu of small screens and in the footer.
      const said = links.map((link) => [$(link).attr('href'), $(link).attr('lang')]);
      expect(said).toEqual(Array(3).fill([pageHref(path, other), other]));
      const alternate = metaOf(exported, 'og:locale:alternate');
      expect(alternate).toBe(getDictionary(other).territory);
    }
  },
);
