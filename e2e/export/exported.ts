import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale } from '../../config/locales';
import type { Path } from '../../config/paths';
import { localPath } from '../../lib/pages/urls';
import {
  attribute,
  type Element,
  elements,
  type Page,
  type Parent,
  parsePage,
  textOf,
} from '../../scripts/export/html';

const root = 'out';
const parsed = new Map<string, Page>();

/** A parsed page of the export, cached. */
export function page(file: string): Page {
  const known = parsed.get(file) ?? parsePage(file, readFileSync(join(root, file), 'utf8'));
  parsed.set(file, known);
  return known;
}

export function fileOf(path: Path, locale: Locale = defaultLocale): string {
  const local = localPath(path, locale);
  return local === '/' ? 'index.html' : `${local.slice(1)}/index.html`;
}

export function textFile(name: string): string {
  return readFileSync(join(root, name), 'utf8');
}

/** The attribute of the first element with all the given attributes. */
export function attributeOf(
  parent: Parent,
  name: string,
  wanted: Readonly<Record<string, string>>,
  value: string,
): string | undefined {
  const found = elements(parent, name).find((element) =>
    Object.entries(wanted).every(([key, text]) => attribute(element, key) === text),
  );
  return found && attribute(found, value);
}

export function metaOf({ head }: Page, name: string): string | undefined {
  const key = name.startsWith('og:') ? 'property' : 'name';
  return attributeOf(head, 'meta', { [key]: name }, 'content');
}

/** The headings of a page in order, without hidden ones. */
export function headings(parent: Parent): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node) || attribute(node, 'hidden') !== undefined) return [];
    return /^h[1-6]$/.test(node.tagName) ? [node] : headings(node);
  });
}

/** An approximation of an element's accessible name: its label, or its texts and pictures. */
export function nameOf(element: Element): string {
  const label = attribute(element, 'aria-label');
  if (label) return label;
  const parts = element.childNodes.map((node) => {
    if (!('tagName' in node)) return 'value' in node ? node.value : '';
    if (attribute(node, 'aria-hidden') === 'true') return '';
    return node.tagName === 'img' ? (attribute(node, 'alt') ?? '') : nameOf(node);
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** All structured data of a page, node by node. */
export function structuredData({ document }: Page): readonly Readonly<Record<string, unknown>>[] {
  return elements(document, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .flatMap((script) => {
      const { '@context': context, '@graph': graph } = JSON.parse(textOf(script));
      if (context !== 'https://schema.org') throw new Error(`context is ${context}`);
      return graph;
    });
}

/** Canonical URL of the home page. */
export const home =
  attributeOf(page('index.html').head, 'link', { rel: 'canonical' }, 'href') ?? '';

export function addressOf(path: Path, locale: Locale = defaultLocale): string {
  const local = localPath(path, locale);
  return local === '/' ? home : `${home}${local.slice(1)}/`;
}

/** Whether a URL or a root-relative path of this site is a file of the export. */
export function isExported(address: string): boolean {
  const { href, pathname } = new URL(address, home);
  if (!href.startsWith(home)) return false;
  const path = decodeURIComponent(pathname.slice(new URL(home).pathname.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return existsSync(join(root, file));
}

/** Every HTML file of the export. */
export function allPages(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return allPages(path);
    return entry.name.endsWith('.html') ? [path.slice(root.length + 1)] : [];
  });
}
