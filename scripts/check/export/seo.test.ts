/** Metadata of the exported files for search engines, link previews and assistants. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultLocale, locales } from '@/config/locales';
import { repeated } from '@/content/schema/texts';
import { site } from '@/content/site';
import {
  addressOf,
  allPages,
  fileOf,
  home,
  isExported,
  metaOf,
  page,
  textFile,
} from '@/e2e/exported';
import { indexedPages, allPages as pages, paths } from '@/lib/pages';

test('tabs name the shop, first or last, or its second name', () => {
  const { name, secondName } = site.words.en;
  for (const { path, title } of pages('en')) {
    expect(page(fileOf(path)).$('head title').text()).toBe(title);
    if (path === '/service') expect(title.startsWith(`${secondName} | `)).toBe(true);
    else if (path === '/contact') expect(title.endsWith(` | ${name}`)).toBe(true);
    else expect(title.startsWith(`${name} | `)).toBe(true);
  }
});

test('each page has a description and a robots rule', () => {
  for (const { path, sample, description } of pages(defaultLocale)) {
    const exported = page(fileOf(path));
    expect(metaOf(exported, 'description')).toBe(description);
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

test.each(paths)('each page has its colours, icons and manifest: %s', (path) => {
  const { $ } = page(fileOf(path));
  const colours = $('head meta[name="theme-color"]').toArray();
  expect(colours.map((meta) => $(meta).attr('media'))).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    expect(isExported($(`head link[rel="${rel}"]`).attr('href') ?? '')).toBe(true);
  }
});

test('previews are the pages’ own', () => {
  const previews = paths.map((path) => metaOf(page(fileOf(path)), 'og:image') ?? '');
  expect(repeated(previews)).toEqual([]);
});

test('unlisted pages are not indexed', () => {
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
    // Omitted without a git history.
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

test('robots.txt allows all and links the sitemap', () => {
  const rules = textFile('robots.txt');
  expect(rules).toContain(`Sitemap: ${home}sitemap.xml`);
  expect(rules).not.toContain('Disallow');
});

for (const locale of locales) {
  test(`the manifest of ${locale} names files and addresses of this site`, () => {
    const { $ } = page(fileOf('/', locale));
    const address = $('head link[rel="manifest"]').attr('href') ?? '';
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
