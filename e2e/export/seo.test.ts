/** What search engines, link previews and assistants find in the exported files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultLocale, locales } from '../../config/locales';
import type { Path } from '../../config/paths';
import { site } from '../../content/site';
import { indexedPages, allPages as pages, paths } from '../../lib/pages';
import { attribute, elements, textOf } from '../../scripts/export/html';
import {
  addressOf,
  allPages,
  attributeOf,
  fileOf,
  headings,
  home,
  isExported,
  metaOf,
  page,
  textFile,
} from './exported';

function titleOf(path: Path): string {
  const [title] = elements(page(fileOf(path)).head, 'title');
  return title ? textOf(title) : '';
}

/** Texts that stand on more than one page. */
function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('tabs name the shop, first or last, or its second name', () => {
  const { name, secondName } = site.words.en;
  for (const { path, title } of pages('en')) {
    expect(titleOf(path)).toBe(title);
    if (path === '/service') expect(title.startsWith(`${secondName} | `)).toBe(true);
    else if (path === '/contact') expect(title.endsWith(` | ${name}`)).toBe(true);
    else expect(title.startsWith(`${name} | `)).toBe(true);
  }
});

test('titles and descriptions are each page’s own', () => {
  expect(repeated(paths.map(titleOf))).toEqual([]);
  expect(repeated(paths.map((path) => metaOf(page(fileOf(path)), 'description') ?? ''))).toEqual(
    [],
  );
});

test('Arabic titles and descriptions are each page’s own', () => {
  const heads = paths.map((path) => {
    const exported = page(fileOf(path, 'ar'));
    const [title] = elements(exported.head, 'title');
    return [title ? textOf(title) : '', metaOf(exported, 'description') ?? ''] as const;
  });
  const [titlesThere, descriptions] = [
    heads.map(([title]) => title),
    heads.map(([, text]) => text),
  ];
  expect(repeated([...titlesThere, ...descriptions])).toEqual([]);
});

test('each page has a description, its one address and the rule for search engines', () => {
  for (const { path, sample } of pages(defaultLocale)) {
    const exported = page(fileOf(path));
    const { length } = metaOf(exported, 'description') ?? '';
    expect(length).toBeGreaterThanOrEqual(110);
    expect(length).toBeLessThanOrEqual(160);
    const canonical = attributeOf(exported.head, 'link', { rel: 'canonical' }, 'href');
    expect(canonical).toBe(addressOf(path));
    expect(metaOf(exported, 'robots')?.includes('noindex') ?? false).toBe(sample);
  }
});

test.each(paths)('each page shows itself where a link to it is shared: %s', async (path) => {
  const exported = page(fileOf(path));
  expect(metaOf(exported, 'og:url')).toBe(addressOf(path));
  expect(metaOf(exported, 'og:title')).toBeTruthy();
  const description = metaOf(exported, 'description');
  expect(metaOf(exported, 'og:description')).toBe(description);
  expect(metaOf(exported, 'twitter:card')).toBe('summary_large_image');
  const picture = metaOf(exported, 'og:image') ?? '';
  expect(metaOf(exported, 'og:image:alt')).toBeTruthy();
  const bytes = readFileSync(join('out', picture.slice(home.length)));
  expect(bytes.length).toBeLessThan(150_000);
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test.each(paths)('each page names its colours, icons and manifest: %s', (path) => {
  const { head } = page(fileOf(path));
  const colours = elements(head, 'meta').filter(
    (meta) => attribute(meta, 'name') === 'theme-color',
  );
  expect(colours.map((meta) => attribute(meta, 'media'))).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const href = attributeOf(head, 'link', { rel }, 'href') ?? '';
    expect(isExported(href)).toBe(true);
  }
});

test.each(paths)('each page has one h1 and an outline without gaps: %s', (path) => {
  const levels = headings(page(fileOf(path)).body).map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(gaps).toEqual([]);
});

test('previews are the pages’ own', () => {
  const previews = paths.map((path) => metaOf(page(fileOf(path)), 'og:image') ?? '');
  expect(repeated(previews)).toEqual([]);
});

test('a page that is not there is never listed', () => {
  const known = new Set(locales.flatMap((locale) => paths.map((path) => fileOf(path, locale))));
  for (const file of allPages().filter((name) => !known.has(name))) {
    expect(metaOf(page(file), 'robots')).toContain('noindex');
  }
});

test('the sitemap has every page that may be listed, with its pictures and its day', () => {
  const sitemap = textFile('sitemap.xml');
  const entries = sitemap.split('<url>').slice(1);
  const one = (entry: string, name: string) =>
    new RegExp(`<${name}>(.*?)</${name}>`).exec(entry)?.[1];
  const listed = locales.flatMap(indexedPages);
  expect(entries.map((entry) => one(entry, 'loc'))).toEqual(
    listed.map(({ path, locale }) => addressOf(path, locale)),
  );
  entries.forEach((entry, index) => {
    const { path = '/' } = listed[index] ?? {};
    // Left out without a history in git.
    expect(one(entry, 'lastmod') ?? '2026-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const other of locales) {
      expect(entry).toContain(`hreflang="${other}" href="${addressOf(path, other)}"`);
    }
    expect(entry).toContain(`hreflang="x-default" href="${addressOf(path)}"`);
    const pictures = [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(
      ([, loc]) => loc ?? '',
    );
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((address) => !isExported(address))).toEqual([]);
  });
});

test('robots.txt lets everyone in and names the sitemap', () => {
  const rules = textFile('robots.txt');
  expect(rules).toContain(`Sitemap: ${home}sitemap.xml`);
  expect(rules).not.toContain('Disallow');
});

for (const locale of locales) {
  test(`the manifest of ${locale} names files and addresses of this site`, () => {
    const link = { rel: 'manifest' };
    const address = attributeOf(page(fileOf('/', locale)).head, 'link', link, 'href') ?? '';
    const folder = new URL(home).pathname;
    const manifest = JSON.parse(textFile(address.slice(folder.length)));
    const start = new URL(addressOf('/', locale)).pathname;
    expect(manifest).toMatchObject({ id: start, start_url: start, scope: folder, lang: locale });
    expect(manifest.name).toBe(site.words[locale].name);
    const icons: readonly { readonly src: string; readonly purpose?: string }[] = manifest.icons;
    expect(icons.filter(({ src }) => !isExported(src))).toEqual([]);
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
}
