/** The structured data of the exported pages, checked against search engines' requirements. */

import { defaultLocale } from '@/config/locales';
import type { Path } from '@/config/paths';
import { whereArabic } from '@/config/testing';
import { textsIn } from '@/content/schema/issue';
import { fileOf, home, isExported, nameOf, page, structuredData } from '@/e2e/support/exported';
import { services } from '@/lib/content/collections';
import { getDictionary } from '@/lib/content/dictionary';
import { allPages, paths } from '@/lib/pages';
import { isPublished } from '@/lib/pages/published-paths';

type Node = Readonly<Record<string, unknown>>;

const required: Readonly<Record<string, string>> = {
  FurnitureStore: '@id name address geo telephone image openingHoursSpecification areaServed',
  WebSite: 'name url',
  BreadcrumbList: 'itemListElement',
  ItemList: 'itemListElement',
  ListItem: 'position name',
  Service: 'name url',
  VideoObject: 'name description thumbnailUrl uploadDate',
  ImageObject: 'contentUrl caption',
  FAQPage: 'mainEntity',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  BlogPosting: 'headline image author',
};

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return '@type' in value ? [{ ...value }, ...inner] : inner;
}

const textsOf = (value: unknown) => textsIn(value).map(({ text }) => text);

test.each(paths)('has all required properties, and no review: %s', (path) => {
  for (const node of nodesIn(structuredData(page(fileOf(path))))) {
    const type = String(node['@type']);
    const present = Object.keys(node);
    expect(present).toEqual(expect.arrayContaining(required[type]?.split(' ') ?? []));
    expect(type).not.toMatch(/Review|Rating|Product/);
  }
});

test.each(paths)('contains only valid URLs of this site: %s', (path) => {
  const texts = textsOf(structuredData(page(fileOf(path))));
  const own = texts.filter((text) => text.startsWith(home));
  expect(own.filter((address) => !isExported(address))).toEqual([]);
});

test.each(paths)('has the breadcrumbs above the heading: %s', (path) => {
  const exported = page(fileOf(path));
  const crumbList = structuredData(exported).find((node) => node['@type'] === 'BreadcrumbList');
  if (path === '/') {
    expect(crumbList).toBeUndefined();
    return;
  }
  const { breadcrumbs } = getDictionary(defaultLocale).ui;
  const shown = exported
    .$('nav')
    .filter((_, nav) => exported.$(nav).attr('aria-label') === breadcrumbs)
    .find('li')
    .toArray();
  const names = nodesIn(crumbList)
    .slice(1)
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(shown.map((crumb) => nameOf(exported, crumb)));
});

/** Types of some pages' nodes, without breadcrumbs and pictures. */
const types: Partial<Record<Path, readonly string[]>> = {
  '/': ['FurnitureStore', 'WebSite'],
  '/contact': ['FurnitureStore'],
  '/about': ['FurnitureStore'],
  '/curtains': ['ItemList'],
  '/blinds': ['Service', 'ItemList'],
  '/service': ['ItemList'],
  '/faq': ['FAQPage'],
};

test.each(allPages(defaultLocale))('$path has its types', ({ path, media }) => {
  const films = media.filter(({ item }) => item.type.endsWith('video')).map(() => 'VideoObject');
  const isOffer = /^\/(?:curtains|blinds|service)\/./.test(path);
  const expected = path === '/gallery' ? films : isOffer ? ['Service', ...films] : types[path];
  const found = structuredData(page(fileOf(path)))
    .map((node) => node['@type'])
    .filter((type) => type !== 'BreadcrumbList' && type !== 'ImageObject');
  if (expected) expect(found).toEqual(expected);
});

whereArabic('Arabic nodes have their language, and only Arabic texts', () => {
  // Creative works have a language; things and lists do not.
  const works = /^(WebSite|FAQPage|Question|Answer|ImageObject|VideoObject|BlogPosting)$/;
  const nodes = paths.flatMap((path) => nodesIn(structuredData(page(fileOf(path, 'ar')))));
  const told = nodes.filter((node) => works.test(String(node['@type'])));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ inLanguage }) => inLanguage !== 'ar')).toEqual([]);
});

test('the shop’s page lists its offers', () => {
  if (!isPublished('/about')) return;
  const [shop] = structuredData(page(fileOf('/about'))).filter(
    (node) => node['@type'] === 'FurnitureStore',
  );
  expect(nodesIn(shop?.hasOfferCatalog).filter((node) => node['@type'] === 'Offer')).toHaveLength(
    services.length + (isPublished('/blinds') ? 1 : 0),
  );
});

test('every referenced id is described on one page', () => {
  const nodes = paths.flatMap((path) => structuredData(page(fileOf(path))));
  const told = new Set(nodes.map((node) => node['@id']));
  const called = textsOf(nodes).filter((text) => /#(business|website|service)$/.test(text));
  expect(called.filter((id) => !told.has(id))).toEqual([]);
});
