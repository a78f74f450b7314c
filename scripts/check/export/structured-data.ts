/** The structured data of the exported pages, checked against search engines' requirements. */

import { defaultLocale } from '@/config/locales';
import type { Path } from '@/config/paths';
import { whereArabic } from '@/config/testing';
import { textsIn } from '@/content/schema/issue';
import { fileOf, home, isExported, nameOf, page, structuredData } from '@/e2e/support/exported';
import { getDictionary } from '@/lib/content/dictionary';
import { allPages, paths } from '@/lib/pages';

type Node = Readonly<Record<string, unknown>>;

const required: Readonly<Record<string, string>> = {
  FurnitureStore: '@id name address geo telephone image openingHoursSpecification areaServed',
  WebSite: 'name url',
  BreadcrumbList: 'itemListElement',
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

test.each(paths)('has all required properties, no review, and breadcrumbs: %s', (path) => {
  const exported = page(fileOf(path));
  const nodes = structuredData(exported);
  for (const node of nodesIn(nodes)) {
    const type = String(node['@type']);
    expect(Object.keys(node)).toEqual(expect.arrayContaining(required[type]?.split(' ') ?? []));
    expect(type).not.toMatch(/Review|Rating|Product/);
  }
  const own = textsOf(nodes).filter((text) => text.startsWith(home));
  expect(own.filter((address) => !isExported(address))).toEqual([]);

  const { $ } = exported;
  const { breadcrumbs } = getDictionary(defaultLocale).ui;
  const shown = $(`nav[aria-label="${breadcrumbs}"] li`).toArray();
  expect(shown.length > 1).toBe(path !== '/');
  const [, ...crumbs] = nodesIn(nodes.find((node) => node['@type'] === 'BreadcrumbList'));
  expect(crumbs.map(({ name }) => name)).toEqual(shown.map((crumb) => nameOf(crumb)));
});

/** Types of some pages' nodes, without breadcrumbs and pictures. */
const types: Partial<Record<Path, readonly string[]>> = {
  '/': ['FurnitureStore', 'WebSite'],
  '/contact': ['FurnitureStore'],
  '/about': ['FurnitureStore'],
  '/blinds': ['Service'],
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

test('every referenced id is described on one page', () => {
  const nodes = paths.flatMap((path) => structuredData(page(fileOf(path))));
  const told = new Set(nodes.map((node) => node['@id']));
  const called = textsOf(nodes).filter((text) => /#(business|website|service)$/.test(text));
  expect(called.filter((id) => !told.has(id))).toEqual([]);
});
