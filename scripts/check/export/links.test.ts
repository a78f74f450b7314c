/** Links between the exported pages. */
import { blinds, curtains } from '@/content/collections';
import type { Path } from '@/content/paths';
import type { Category } from '@/content/types';
import { addressOf, fileOf, home, isExported, isOwn, linksOf, page } from '@/e2e/exported';
import { paths } from '@/lib/pages';
import { siblingsOf } from '@/lib/pages/menu-limit';
import { categoryPath } from '@/lib/pages/urls';

/** URLs that a page links to. */
function targetsOf(path: Path, selector?: string): ReadonlySet<string> {
  return new Set(linksOf(path, selector).map(({ target }) => target));
}

/** URLs of a page's files: pictures at every width, scripts, style sheets, icons. */
function filesOf(path: Path): string[] {
  const { $ } = page(fileOf(path));
  return $('img, source, script, link')
    .toArray()
    .flatMap((part) => {
      const entries = $(part).attr('srcset')?.split(', ') ?? [];
      return [
        $(part).attr('src') ?? $(part).attr('href'),
        ...entries.map((entry) => entry.split(' ')[0]),
      ].filter((each) => each !== undefined);
    });
}

test('no page is more than two clicks from home', () => {
  const first = targetsOf('/');
  const near = paths.filter((path) => first.has(addressOf(path)));
  const second = new Set(near.flatMap((path) => [...targetsOf(path)]));
  const far = paths.filter((path) => !first.has(addressOf(path)) && !second.has(addressOf(path)));
  expect(far).toEqual([]);
});

test.each(paths)('all links are valid, and all files exist: %s', (path) => {
  const files = filesOf(path).filter((address) => new URL(address, home).href.startsWith(home));
  expect(files.length).toBeGreaterThan(5);
  const links = linksOf(path).filter(isOwn);
  const targets = [...files, ...links.map(({ target }) => target)];
  expect(targets.filter((address) => !isExported(address))).toEqual([]);
});

test('a product leads to its neighbours and to the services that go with it', () => {
  for (const kind of [curtains, blinds]) {
    for (const category of kind) {
      const targets = targetsOf(categoryPath(category), 'main a[href]');
      const neighbours = siblingsOf<Category>(kind, category).map((each) =>
        addressOf(categoryPath(each)),
      );
      const crafts = category.services.map((id) => addressOf(`/service/${id}`));
      expect([...neighbours, ...crafts].filter((address) => !targets.has(address))).toEqual([]);
    }
  }
});
