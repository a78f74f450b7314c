/** docs/requirements.md 2.16 */
import { locales } from '@/config/locales';
import type { Path } from '@/config/paths';
import {
  addressOf,
  allPages,
  fileAt,
  fileOf,
  home,
  isExported,
  linksOf,
  metaOf,
  page,
} from '@/e2e/support/exported';
import { entryPages, nameIn, read } from '../content-files';

/** What a page leads to and loads: links, pictures at every width, films, scripts, style sheets, icons. */
function addressesIn(file: string): string[] {
  const { $ } = page(file);
  return $('[href], [src], [srcset], [poster]')
    .toArray()
    .flatMap(({ attribs: { href, src, poster, srcset } }) => [
      ...[href, src, poster].flatMap((each) => each ?? []),
      ...(srcset?.split(', ').map((entry) => entry.split(' ')[0] ?? '') ?? []),
    ]);
}

function idsIn(file: string, selector = '[id]'): string[] {
  const { $ } = page(file);
  return $(selector)
    .toArray()
    .map((part) => $(part).attr('id') ?? '');
}

/** Whether an address of this site is there, with the element that its fragment names. */
function isThere({ href, hash }: URL): boolean {
  const file = fileAt(href);
  // `#product=roller` is read by a script.
  if (file === undefined || hash === '' || hash.includes('=')) return file !== undefined;
  return idsIn(file).includes(decodeURIComponent(hash.slice(1)));
}

test.each(allPages())(
  'every link and file is there, and none ends in a sign that messengers cut: %s',
  (file) => {
    const own = new URL(file.replace(/index\.html$/, ''), home);
    const targets = addressesIn(file).map((address) => new URL(address, own));
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((each) => each.origin === own.origin && !isThere(each))).toEqual([]);
    for (const { attribs } of page(file).$('.navigation li > a').toArray()) {
      const current = new URL(attribs.href ?? '', home).href === own.href ? 'page' : undefined;
      expect([attribs.href, attribs['aria-current']]).toEqual([attribs.href, current]);
    }
    // The gallery's pictures are linked to by their ids.
    const fragments = targets.map(({ hash }) => decodeURIComponent(hash.slice(1)));
    const shared = [...fragments, ...idsIn(file, 'main [id]')];
    expect(shared.filter((each) => /[^\p{L}\p{N}]$/u.test(each))).toEqual([]);
  },
);

test('an entry leads to its neighbours and to the pages that it names', () => {
  for (const [path, name] of entryPages) {
    const { services = [], categories = [], pages = [], liveDemoLink = [], planner } = read(name);
    const { $ } = page(fileOf(path));
    const list = addressOf(path.slice(0, path.lastIndexOf('/')) as Path);
    for (const { target } of linksOf(path, 'main [data-back]'))
      expect([path, target]).toEqual([path, list]);
    const crafts = services.map((id: string) => `/service/${id}`);
    const kind = /^\/(curtains|blinds)\//.exec(path)?.[0];
    const neighbours = entryPages.flatMap(([other]) =>
      kind && other.startsWith(kind) ? other : [],
    );
    const named = [...crafts, ...categories, ...pages, liveDemoLink, ...neighbours].flat();
    const targets = linksOf(path, 'main a[href]').map(({ target }) => target);
    const own = named
      .filter((each) => each !== path)
      .map((each) => addressOf(each))
      .filter(isExported);
    expect([path, targets]).toEqual([path, expect.arrayContaining(own)]);
    const toPlanner = $('main a[href*="/measure/#"]').attr('href')?.split('#')[1];
    expect(Object.fromEntries(new URLSearchParams(toPlanner))).toMatchObject(planner ?? {});
    for (const link of $('main a[href*="/cloths/#"]').toArray())
      expect(link.attribs.href).toContain(`light=${path}`);
  }
});

test.each(locales)('%s: links of footer and menu have the name of their page', (locale) => {
  const { $ } = page(fileOf('/', locale));
  const links = $('.footer-group li a, .nav-tiles li:not(:last-child) a').toArray();
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const target = page(fileAt(link.attribs.href ?? '') ?? '');
    expect($(link).text()).toBe(target.$('.breadcrumbs [aria-current]').text());
  }
});

test.each(allPages())(
  '%s: cards have the picture of their page, contents the words of a heading',
  (file) => {
    const { $ } = page(file);
    for (const card of $(
      '.page-row li, .nav-tiles li, li > article:has(details, time)',
    ).toArray()) {
      const target = fileAt($(card).find('a[href^="/"]').attr('href') ?? '') ?? '';
      const preview = nameIn(metaOf(page(target), 'og:image'));
      const shown = $(card).find('img').attr('src') ?? $(card).find('.nav-picture').attr('style');
      expect(nameIn(shown)).toBe(preview);
    }
    for (const link of $('main nav a[href^="#"]').toArray())
      expect($(`[id="${link.attribs.href?.slice(1)}"]`).text()).toContain($(link).text());
  },
);
