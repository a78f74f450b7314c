/** Metadata of the exported files for search engines, link previews and assistants. */
// docs/requirements.md 1.2, 2.3

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { locales } from '@/config/locales';
import {
  addressOf,
  allPages,
  fileAt,
  fileOf,
  home,
  isExported,
  metaOf,
  page,
  textFile,
} from '@/e2e/support/exported';
import { inLanguage } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import { allPages as pages, paths } from '@/lib/pages';
import { plainText } from '@/lib/text/typeset';
import { day, evening } from '@/tailwind.config';
import { entriesIn, read, wordsOf } from '../content-files';

/** The entry of each picture. */
const pictures = new Map(entriesIn('pictures').map((name) => [read(name).file, name]));

test.each(locales.flatMap(pages))(
  '$locale $path describes itself to search engines, and where a link to it is shared',
  async ({ path, locale, title, description, picture, sample }) => {
    const { name, secondName } = inLanguage(site, locale);
    const exported = page(fileOf(path, locale));
    const { $ } = exported;
    const meta = (each: string) => metaOf(exported, each);
    // First or last, or the shop's second name.
    const first = `${path === '/service' ? secondName : name} | `;
    expect(path === '/contact' ? title.endsWith(` | ${name}`) : title.startsWith(first)).toBe(true);
    expect($('head title').text()).toBe(title);
    expect(meta('description')).toBe(plainText(description));
    expect(meta('robots')?.includes('noindex') ?? false).toBe(sample);
    expect(meta('og:url')).toBe(addressOf(path, locale));
    expect(meta('og:title')).toBeTruthy();
    expect(meta('og:site_name')).toBe(plainText(name));
    for (const said of locale === 'ar' ? ['description', 'og:title', 'og:image:alt'] : [])
      expect(meta(said)).toMatch(/\p{Script=Arabic}/u);
    expect(meta('og:description')).toBe(plainText(description));
    expect(meta('twitter:card')).toBe('summary_large_image');
    const { alt } = wordsOf(pictures.get(picture) ?? '', locale);
    expect(meta('og:image:alt')).toBe(alt.includes('{') ? expect.anything() : plainText(alt));
    const image = meta('og:image') ?? '';
    expect(basename(image).split('.')[0]).toBe(basename(picture).split('.')[0]);
    const bytes = readFileSync(join('out', image.slice(home.length)));
    expect(bytes.length).toBeLessThan(150_000);
    const size = { format: 'jpeg', width: 1200, height: 630 };
    expect(await sharp(bytes).metadata()).toMatchObject(size);
    for (const [scheme, { background }] of Object.entries({ light: day, dark: evening }))
      expect($(`meta[name="theme-color"][media*=${scheme}]`).attr('content')).toBe(background);
    for (const rel of ['icon', 'apple-touch-icon', 'manifest'])
      expect(isExported($(`head link[rel="${rel}"]`).attr('href') ?? '')).toBe(true);
  },
);

/** Marks that only control line breaks. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/;

test.each(allPages())('%s says nothing invisible to machines and in messages', (file) => {
  const { $ } = page(file);
  const said = [
    ...$('head meta[content]').map((_, { attribs }) => attribs.content),
    ...$('script[type="application/ld+json"]').map((_, script) => $(script).text()),
    // Messages are in links; some letters in these are not encoded.
    ...$('[href]').map((_, { attribs }) => decodeURIComponent(attribs.href ?? '')),
  ];
  expect(said.filter((text) => invisible.test(text))).toEqual([]);
});

test('unlisted pages are not indexed', () => {
  const known = new Set(locales.flatMap((locale) => paths.map((path) => fileOf(path, locale))));
  for (const file of allPages().filter((each) => !known.has(each)))
    expect(metaOf(page(file), 'robots')).toContain('noindex');
});

test('the sitemap has every page that may be listed, in all its languages, and no other', () => {
  const listed = textFile('sitemap.xml')
    .split('<url>')
    .slice(1)
    .map((entry) => ({ entry, file: fileAt(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '') ?? '' }));
  const indexed = allPages().filter((file) => !metaOf(page(file), 'robots')?.includes('noindex'));
  expect(listed.map(({ file }) => file).sort()).toEqual(indexed.sort());
  for (const { entry, file } of listed) {
    const { $ } = page(file);
    const folder = file.replace(/^ar\/|index\.html$/g, '');
    const addresses = {
      en: `${home}${folder}`,
      ar: `${home}${locales.length > 1 ? 'ar/' : ''}${folder}`,
    };
    for (const other of locales)
      expect(entry).toContain(`hreflang="${other}" href="${addresses[other]}"`);
    expect(entry).toContain(`hreflang="x-default" href="${home}${folder}"`);
    const pictures = [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(
      ([, url]) => url ?? '',
    );
    // That of the entry, at least.
    if (/\w\/[\w-]/.test(folder)) expect([file, pictures.length]).not.toEqual([file, 0]);
    expect(pictures.filter((url) => !url.startsWith(home) || !isExported(url))).toEqual([]);
    const shown = $('main [src], main [href]').map((_, { attribs }) => attribs.src ?? attribs.href);
    const own = shown.get().map((address) => new URL(address, home).href);
    expect(own).toEqual(expect.arrayContaining(pictures));
  }
});

test('robots.txt allows all and links the sitemap', () => {
  const rules = textFile('robots.txt');
  expect(rules).toContain(`Sitemap: ${home}sitemap.xml`);
  expect(rules).not.toContain('Disallow');
});

test.each(locales)('the manifest of %s names files and addresses of this site', async (locale) => {
  const address = page(fileOf('/', locale)).$('head link[rel="manifest"]').attr('href') ?? '';
  const scope = new URL(home).pathname;
  const manifest = JSON.parse(textFile(address.slice(scope.length)));
  const start = new URL(addressOf('/', locale)).pathname;
  const { name: own } = inLanguage(site, locale);
  expect(manifest).toMatchObject({ id: start, start_url: start, scope, lang: locale, name: own });
  expect(manifest.short_name).toBe(plainText(wordsOf('site', locale).logo.name));
  const icons: readonly Readonly<Record<'src' | 'sizes', string> & { purpose?: string }>[] =
    manifest.icons;
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join('out', fileAt(src) ?? src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});
