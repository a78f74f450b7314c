/** What search engines, link previews and assistants find in the exported files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { isSample, type Path, paths } from '../content/routes';
import { attribute, elements, textOf } from '../scripts/build/html';
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

const indexed = paths.filter((path) => !isSample(path));

function titleOf(path: Path): string {
  const [title] = elements(page(fileOf(path)).head, 'title');
  return title ? textOf(title) : '';
}

/** Texts that stand on more than one page. */
function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('titles and descriptions are each page’s own', () => {
  expect(repeated(paths.map(titleOf))).toEqual([]);
  expect(repeated(paths.map((path) => metaOf(page(fileOf(path)), 'description') ?? ''))).toEqual(
    [],
  );
});

for (const path of paths) {
  test.describe(path, () => {
    const exported = page(fileOf(path));

    test('has a description, its one address and the rule for search engines', () => {
      const { length } = metaOf(exported, 'description') ?? '';
      expect(length).toBeGreaterThanOrEqual(110);
      expect(length).toBeLessThanOrEqual(160);
      const canonical = attributeOf(exported.head, 'link', { rel: 'canonical' }, 'href');
      expect(canonical).toBe(addressOf(path));
      expect(metaOf(exported, 'robots')?.includes('noindex') ?? false).toBe(isSample(path));
    });

    test('shows itself where a link to it is shared', async () => {
      expect(metaOf(exported, 'og:url')).toBe(addressOf(path));
      expect(metaOf(exported, 'og:title')).toBeTruthy();
      expect(metaOf(exported, 'og:description')).toBe(metaOf(exported, 'description'));
      expect(metaOf(exported, 'twitter:card')).toBe('summary_large_image');
      const picture = metaOf(exported, 'og:image') ?? '';
      expect(metaOf(exported, 'twitter:image')).toBe(picture);
      expect(metaOf(exported, 'og:image:alt')).toBeTruthy();
      const bytes = readFileSync(join('out', picture.slice(home.length)));
      expect(bytes.length).toBeLessThan(150_000);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
    });

    test('names its colours, icons and manifest', () => {
      const { head } = exported;
      const colours = elements(head, 'meta').filter(
        (meta) => attribute(meta, 'name') === 'theme-color',
      );
      expect(colours.map((meta) => attribute(meta, 'media'))).toEqual([
        '(prefers-color-scheme: light)',
        '(prefers-color-scheme: dark)',
      ]);
      for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
        const href = attributeOf(head, 'link', { rel }, 'href') ?? '';
        expect(isExported(href), `${rel}: ${href}`).toBe(true);
      }
    });

    test('has one h1 and an outline without gaps', () => {
      const levels = headings(exported.body).map(({ tagName }) => Number(tagName[1]));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) => {
        expect(level, levels.join(' ')).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      });
    });
  });
}

test('previews are the pages’ own', () => {
  const previews = paths.map((path) => metaOf(page(fileOf(path)), 'og:image') ?? '');
  expect(repeated(previews)).toEqual([]);
});

test('a page that is not there is never listed', () => {
  const known = new Set(paths.map(fileOf));
  for (const file of allPages().filter((name) => !known.has(name))) {
    expect(metaOf(page(file), 'robots'), file).toContain('noindex');
  }
});

test('the sitemap has every page that may be listed, with its pictures and its day', () => {
  const sitemap = textFile('sitemap.xml');
  const entries = sitemap.split('<url>').slice(1);
  const one = (entry: string, name: string) =>
    new RegExp(`<${name}>(.*?)</${name}>`).exec(entry)?.[1];
  expect(entries.map((entry) => one(entry, 'loc'))).toEqual(indexed.map(addressOf));
  const days = JSON.parse(readFileSync('content/last-modified.json', 'utf8'));
  entries.forEach((entry, index) => {
    expect(one(entry, 'lastmod')).toBe(days[indexed[index] ?? ''].date);
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

test('the manifest names files and addresses of this site', () => {
  const manifest = JSON.parse(textFile('manifest.webmanifest'));
  const folder = new URL(home).pathname;
  expect(manifest).toMatchObject({ id: folder, start_url: folder, scope: folder });
  const icons: readonly { readonly src: string; readonly purpose?: string }[] = manifest.icons;
  expect(icons.filter(({ src }) => !isExported(src))).toEqual([]);
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

test('the feed and llms.txt lead to pages that are there', () => {
  for (const file of ['feed.xml', 'llms.txt']) {
    const text = textFile(file);
    const own = [...text.matchAll(/https?:\/\/[^\s<>")]+/g)].filter(([url]) =>
      url.startsWith(home),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.map(([url]) => url).filter((url) => !isExported(url))).toEqual([]);
  }
  for (const path of indexed) expect(textFile('llms.txt')).toContain(`(${addressOf(path)})`);
});
