import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, parsePage } from '@/scripts/export/html';
import { defaultLocale, type Locale } from '../../config/locales';
import type { Path } from '../../config/paths';
import { localPath } from '../../lib/urls';

const root = 'out';
const parsed = new Map<string, Page>();

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

export function metaOf({ $ }: Page, name: string): string | undefined {
  const key = name.startsWith('og:') ? 'property' : 'name';
  return $(`head meta[${key}="${name}"]`).attr('content');
}

type Node = ReturnType<ReturnType<Page['$']['root']>['contents']>[number];

const isSaid = (node: Node) => !('attribs' in node && node.attribs['aria-hidden'] === 'true');

function wordsOf(node: Node): string {
  if (node.type === 'text') return node.data;
  if (!('attribs' in node)) return '';
  const { 'aria-label': label, alt } = node.attribs;
  return label || alt || node.children.filter(isSaid).map(wordsOf).join('');
}

/** An approximation of an element's accessible name: its label, or its texts and pictures. */
export const nameOf = (node: Node) => wordsOf(node).replace(/\s+/g, ' ').trim();

/** All structured data of a page, node by node. */
export function structuredData({ $ }: Page): readonly Readonly<Record<string, unknown>>[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const { '@context': context, '@graph': graph } = JSON.parse($(script).text());
      if (context !== 'https://schema.org') throw new Error(`context is ${context}`);
      return graph;
    });
}

export const home = page('index.html').$('head link[rel="canonical"]').attr('href') ?? '';

export function addressOf(path: Path, locale: Locale = defaultLocale): string {
  const local = localPath(path, locale);
  return local === '/' ? home : `${home}${local.slice(1)}/`;
}

/** The file of the export at a URL or a root-relative path; none if hosts would not find it at once. */
export function fileAt(address: string): string | undefined {
  const { href, pathname } = new URL(address, home);
  if (!href.startsWith(home)) return undefined;
  const path = decodeURIComponent(pathname.slice(new URL(home).pathname.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** Whether a URL or a root-relative path of this site is a file of the export. */
export const isExported = (address: string) => fileAt(address) !== undefined;

/** A page's links: URL without fragment, and name. */
export function linksOf(path: Path, selector = 'body a[href]') {
  const { $ } = page(fileOf(path));
  return $(selector)
    .toArray()
    .map((link) => {
      const { origin, pathname } = new URL($(link).attr('href') ?? '', home);
      return { target: `${origin}${pathname}`, name: nameOf(link) };
    });
}

export const isOwn = ({ target }: { readonly target: string }) => target.startsWith(home);

export const allPages = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
