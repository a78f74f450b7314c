/** The structure of the exported pages: outline, landmarks, names and ids. */
import { locales } from '@/config/locales';
import { fileOf, nameOf, page } from '@/e2e/exported';
import { allPages } from '@/lib/pages';

/** Attributes whose value is a list of ids. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget'];

const files = locales.flatMap(allPages).map(({ path, locale }) => fileOf(path, locale));

test.each([...files, '404.html'])('%s is valid', (file) => {
  const exported = page(file);
  const { $ } = exported;
  const headings = $(':header:not([hidden], [hidden] *)').toArray();
  const levels = headings.map(({ name }) => Number(name[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  const landmarks = ['header', 'main', 'footer'].map((name) => $(`body ${name}`).not('article *'));
  expect(landmarks.map(({ length }) => length)).toEqual([1, 1, 1]);

  // An island may refer to elements that it renders later.
  const valuesOf = (name: string) =>
    $(name === 'id' ? '[id]' : `[${name}]:not([data-island] *)`)
      .toArray()
      .flatMap((part) => $(part).attr(name)?.split(' ') ?? []);
  const ids = valuesOf('id');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(references.flatMap(valuesOf).filter((id) => !ids.includes(id))).toEqual([]);

  expect($('img:not([alt])').length).toBe(0);
  const named = $('a, button, summary').toArray();
  const nameless = named.filter((part) => nameOf(exported, part) === '');
  expect(nameless.map((part) => $.html(part))).toEqual([]);
});

test('rows have their controls before their slides', () => {
  const { $ } = page('index.html');
  for (const row of $('.carousel:has(.carousel-control)')) {
    const parts = $(row).find('.carousel-control button, .swiper');
    expect(parts.last().is('.swiper')).toBe(true);
  }
});
