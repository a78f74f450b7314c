import { defaultLocale, type Locale } from '@/config/locales';
import type { Path } from '@/config/paths';
import type { Category } from '@/lib/content';
import { environment } from './environment';

export const withBasePath = (file: string): string =>
  `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${file}`;

/** Path of a page (without a trailing slash) or a file in a language; all but the default one are a prefix. */
export function localPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Path of a page with the base path and a trailing slash, which avoids a redirect. */
export function pageHref(path: Path, locale: Locale, fragment?: string): string {
  const local = localPath(path, locale);
  const address = withBasePath(local === '/' ? local : `${local}/`);
  return fragment ? `${address}#${fragment}` : address;
}

export const pageUrl = (path: Path, locale: Locale): string =>
  `${environment.siteUrl}${pageHref(path, locale)}`;

export const fileUrl = (file: string): string => `${environment.siteUrl}${withBasePath(file)}`;

export const categoryPath = ({ kind, slug }: Pick<Category, 'kind' | 'slug'>): Path =>
  `/${kind}/${slug}`;
