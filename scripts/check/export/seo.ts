/** Metadata of the exported files for search engines, link previews and assistants. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultLocale, locales } from '@/config/locales';
import {
  addressOf,
  allPages,
  fileOf,
  home,
  isExported,
  isOwn,
  metaOf,
  page,
  textFile,
} from '@/e2e/support/exported';
import { site } from '@/lib/content/site';
import { indexedPages, allPages as pages, paths } from '@/lib/pages';

const { name, secondName } = site.words[defaultLocale];

test.each(pages(defaultLocale))(
  '$path describes itself to search engines, and where a link to it is shared',
  async (each) => {
    const { path, title, description, sample } = each;
    const exported = page(fileOf(path));
    const { $ } = exported;
    // First or last, or the shop's second name.
    const first = `${path === '/service' ? secondName : name} | `;
    const isNamed = path === '/contact' ? title.endsWith(` | ${name}`) : title.startsWith(first);
    expect(isNamed).toBe(true);
    expect($('head title').text()).toBe(title);
    expect(metaOf(exported, 'description')).toBe(description);
    expect(metaOf(exported, 'robots')?.includes('noindex') ?? false).toBe(sample);
    expect(metaOf(exported, 'og:url')).toBe(addressOf(path));
    expect(metaOf(exported, 'og:title')).toBeTruthy();
    expect(metaOf(exported, 'og:description')).toBe(description);
    expect(metaOf(exported, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(exported, 'og:image:alt')).toBeTruthy();
    const picture = metaOf(exported, 'og:image') ?? '';
    const bytes = readFileSync(join('out', picture.slice(home.length)));
    expect(bytes.length).toBeLessThan(150_000);
    const size = { format: 'jpeg', width: 1200, height: 630 };
    expect(await sharp(bytes).metadata()).toMatchObject(size);
    const schemes = $('head meta[name="theme-color"]').map((_, meta) => $(meta).attr('media'));
    expect(schemes.get()).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
    for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
      expect(isExported($(`head link[rel="${rel}"]`).attr('href') ?? '')).toBe(true);
  },
);

test('unlisted pages are not indexed', () => {
  const known = new Set(locales.flatMap((locale) => paths.map((path) => fileOf(path, locale))));
  for (const file of allPages().filter((name) => !known.has(name))) {
    expect(metaOf(page(file), 'robots')).toContain('noindex');
  }
});

test('the sitemap has every page that may be listed, with its pictures', () => {
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
    for (const other of locales) {
      expect(entry).toContain(`hreflang="${other}" href="${addressOf(path, other)}"`);
    }
    expect(entry).toContain(`hreflang="x-default" href="${addressOf(path)}"`);
    const pictures = [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(
      ([, loc]) => loc ?? '',
    );
    expect(pictures.length).toBeGreaterThan(0);
    const own = pictures.filter((target) => isOwn({ target }));
    expect(own.filter((address) => !isExported(address))).toEqual([]);
  });
});

test('robots.txt allows all and links the sitemap', () => {
  const rules = textFile('robots.txt');
  expect(rules).toContain(`Sitemap: ${home}sitemap.xml`);
  expect(rules).not.toContain('Disallow');
});

test.each(locales)('the manifest of %s names files and addresses of this site', (locale) => {
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
