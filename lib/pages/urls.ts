import { defaultLocale, type Locale } from '@/config/locales';
import type { Path } from '@/content/paths';
import type { Category } from '@/content/types';
import { environment } from '../environment';

/** Path of a file of `public/`, with the base path. */
export function withBasePath(file: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${file}`;
}

/** A page's path in a language, which prefixes all but the default one; without a trailing slash, except '/'. */
export function localPath(path: Path, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Path of a file that exists in each language, such as '/manifest.webmanifest'. */
export function localFile(file: string, locale: Locale): string {
  return locale === defaultLocale ? file : `/${locale}${file}`;
}

/** Path of a page with the base path and a trailing slash, which avoids a redirect. */
export function pageHref(path: Path, locale: Locale, fragment?: string): string {
  const local = localPath(path, locale);
  const address = withBasePath(local === '/' ? local : `${local}/`);
  return fragment ? `${address}#${fragment}` : address;
}

/** Canonical URL of a page. */
export function pageUrl(path: Path, locale: Locale): string {
  return `${environment.siteUrl}${pageHref(path, locale)}`;
}

/** Absolute URL of a file of `public/`, such as '/media/a.webp'. */
export function fileUrl(file: string): string {
  return `${environment.siteUrl}${withBasePath(file)}`;
}

/** Path of a category page. */
export function categoryPath({ kind, slug }: Pick<Category, 'kind' | 'slug'>): Path {
  return `/${kind}/${slug}`;
}
