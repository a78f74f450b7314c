/** The structured data of the exported pages, checked against search engines' requirements. */

import { locales } from '@/config/locales';
import type { Path } from '@/config/paths';
import {
  addressOf,
  fileOf,
  home,
  isExported,
  nameOf,
  page,
  structuredData,
} from '@/e2e/support/exported';
import { getDictionary } from '@/lib/content/dictionary';
import { allPages, paths } from '@/lib/pages';
import { textsIn } from '@/lib/schema/issue';
import { plainText } from '@/lib/text/typeset';

type Node = Readonly<Record<string, unknown>>;

const required: Readonly<Record<string, string>> = {
  FurnitureStore: '@id name address geo telephone image openingHoursSpecification areaServed',
  WebSite: 'name url',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name',
  Service: 'name url',
  VideoObject: 'name description thumbnailUrl uploadDate',
  ImageObject: 'contentUrl caption',
  BlogPosting: 'headline image author',
};

function nodesIn(value: unknown): Node[] {
  const inner = Object.values(Object(value));
  const nodes = typeof value === 'object' ? inner.flatMap(nodesIn) : [];
  return Object(value)['@type'] ? [Object(value), ...nodes] : nodes;
}

const textsOf = (value: unknown) => textsIn(value).map(({ text }) => text);

/** Types of some pages' nodes, without breadcrumbs and pictures. */
const types: Partial<Record<Path, readonly string[]>> = {
  '/': ['FurnitureStore', 'WebSite'],
  '/contact': ['FurnitureStore'],
  '/about': ['FurnitureStore'],
  '/blinds': ['Service'],
};

test.each(locales.flatMap(allPages))(
  '$locale $path has its types with all required properties, no review, and breadcrumbs',
  ({ path, locale, media }) => {
    const exported = page(fileOf(path, locale));
    const nodes = structuredData(exported);
    for (const node of nodesIn(nodes)) {
      const type = String(node['@type']);
      expect(Object.keys(node)).toEqual(expect.arrayContaining(required[type]?.split(' ') ?? []));
      expect(type).not.toMatch(/Review|Rating|Product/);
    }
    const films = media.filter(({ type }) => type.endsWith('video')).map(() => 'VideoObject');
    const isOffer = /^\/(?:curtains|blinds|service)\/./.test(path);
    const expected = path === '/gallery' ? films : isOffer ? ['Service', ...films] : types[path];
    const own = nodes.map((node) => String(node['@type']));
    const found = own.filter((type) => !/BreadcrumbList|ImageObject/.test(type));
    expect(found).toEqual(expected ?? found);
    const service = nodes.find((node) => node['@type'] === 'Service');
    if (service) expect(service.name).toBe(plainText(exported.$('h1').text()));
    const addresses = textsOf(nodes).filter((text) => text.startsWith(home));
    expect(addresses.filter((address) => !isExported(address))).toEqual([]);

    const { breadcrumbs } = getDictionary(locale).ui;
    const shown = exported.$(`nav[aria-label="${breadcrumbs}"] li`).toArray();
    expect(shown.length > 1).toBe(path !== '/');
    const [, ...crumbs] = nodesIn(nodes.find((node) => node['@type'] === 'BreadcrumbList'));
    expect(crumbs.map(({ name }) => name)).toEqual(shown.map((crumb) => nameOf(crumb)));
    // To its own address, last.
    const address = addressOf(path, locale);
    if (crumbs.length > 0) expect(crumbs.at(-1)?.item).toBe(address);
    const links = exported
      .$(shown)
      .find('a')
      .map((_, { attribs }) => attribs.href)
      .get();
    const targets = [...links, ...crumbs.map(({ item }) => String(item))];
    for (const target of targets) expect(address).toContain(new URL(target, home).href);
    if (locale === 'ar') for (const { name } of crumbs) expect(name).toMatch(/\p{Script=Arabic}/u);
  },
);

test.each(locales)('nodes of %s have its language', (locale) => {
  // Creative works have a language; things and lists do not.
  const works = /^(WebSite|ImageObject|VideoObject|BlogPosting)$/;
  const nodes = paths.flatMap((path) => nodesIn(structuredData(page(fileOf(path, locale)))));
  const told = nodes.filter((node) => works.test(String(node['@type'])));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ inLanguage }) => inLanguage !== locale)).toEqual([]);
});

test('every referenced id is described on one page', () => {
  const nodes = paths.flatMap((path) => structuredData(page(fileOf(path))));
  const told = nodes.map((node) => node['@id']);
  const called = textsOf(nodes).filter((text) => /#(business|website|service)$/.test(text));
  expect(told).toEqual(expect.arrayContaining(called));
});
