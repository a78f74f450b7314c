/** Links between the exported pages. */

import type { Path } from '../../config/paths';
import { blinds, curtains } from '../../content/collections';
import { paths } from '../../lib/pages';
import { categoryPath } from '../../lib/pages/urls';
import { attribute, type Element, elements } from '../../scripts/export/html';
import { addressOf, fileOf, home, isExported, nameOf, page } from './exported';

function linksOf(path: Path): readonly Element[] {
  return elements(page(fileOf(path)).body, 'a').filter((link) => attribute(link, 'href'));
}

function targetOf(link: Element): string {
  const { origin, pathname } = new URL(attribute(link, 'href') ?? '', home);
  return `${origin}${pathname}`;
}

const isOwn = (link: Element) => targetOf(link).startsWith(home);

/** URLs that a page links to. */
function targetsOf(path: Path): ReadonlySet<string> {
  return new Set(linksOf(path).map(targetOf));
}

/** URLs of a page's files: pictures at every width, scripts, style sheets, icons. */
function filesOf(path: Path): string[] {
  const { document } = page(fileOf(path));
  const parts = ['img', 'source', 'script', 'link'].flatMap((name) => elements(document, name));
  return parts.flatMap((part) => {
    const address = attribute(part, 'src') ?? attribute(part, 'href');
    const entries = attribute(part, 'srcset')?.split(', ') ?? [];
    return [address, ...entries.map((entry) => entry.split(' ')[0])].filter(
      (each) => each !== undefined,
    );
  });
}

test('no page is more than two clicks from home', () => {
  const first = targetsOf('/');
  const near = paths.filter((path) => first.has(addressOf(path)));
  const second = new Set(near.flatMap((path) => [...targetsOf(path)]));
  const far = paths.filter((path) => !first.has(addressOf(path)) && !second.has(addressOf(path)));
  expect(far).toEqual([]);
});

test.each(paths)('each page links by name to what is there: %s', (path) => {
  const vague = /^(|here|click here|more|read more|details|details more|view details|link)$/i;
  const links = linksOf(path).filter(isOwn);
  const lost = links.filter((link) => !isExported(targetOf(link)));
  expect(lost.map(nameOf)).toEqual([]);
  expect(links.map(nameOf).filter((name) => vague.test(name))).toEqual([]);
});

test.each(paths)('each page is made of files that are there: %s', (path) => {
  const own = filesOf(path).filter((address) => new URL(address, home).href.startsWith(home));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((address) => !isExported(address))).toEqual([]);
});

test.each(paths)('each page gives one name to one page in its content: %s', (path) => {
  const [main] = elements(page(fileOf(path)).body, 'main');
  const targets = new Map<string, Set<string>>();
  const links = main ? elements(main, 'a').filter((link) => targetOf(link).endsWith('/')) : [];
  // Breadcrumbs use short names.
  const crumbs = new Set(main ? elements(main, 'nav').flatMap((nav) => elements(nav, 'a')) : []);
  for (const link of links.filter((each) => isOwn(each) && !crumbs.has(each))) {
    const seen = targets.get(nameOf(link)) ?? new Set();
    targets.set(nameOf(link), seen.add(targetOf(link)));
  }
  expect([...targets].filter(([, { size }]) => size > 1)).toEqual([]);
});

test('a product leads to its neighbours and to the services that go with it', () => {
  for (const kind of [curtains, blinds]) {
    const addresses = kind.map((category) => addressOf(categoryPath(category)));
    kind.forEach((category, index) => {
      const [main] = elements(page(fileOf(categoryPath(category))).body, 'main');
      const targets = new Set(main ? elements(main, 'a').map(targetOf) : []);
      const neighbours = addresses.filter((_, other) => other !== index);
      const crafts = category.services.map((id) => addressOf(`/service/${id}`));
      expect([...neighbours, ...crafts].filter((address) => !targets.has(address))).toEqual([]);
    });
  }
});
