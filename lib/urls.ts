import { defaultLocale, type Locale } from '@/content/locales';
import type { Path } from '@/content/paths';
import type { Category } from '@/content/types';
import { environment } from './environment';

/** Address of a file of `public/` on this host; the published site may live in a folder of it. */
export function withBasePath(file: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${file}`;
}

/** A page's path in a language: only the default one goes without a prefix. No closing slash but the home page's. */
export function localPath(path: Path, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Path of a file that each language has of its own, such as '/feed.xml'. */
export function localFile(file: string, locale: Locale): string {
  return locale === defaultLocale ? file : `/${locale}${file}`;
}

/** Address of a page on this host, with the closing slash that saves a redirect. */
export function pageHref(path: Path, locale: Locale, fragment?: string): string {
  const local = localPath(path, locale);
  const address = withBasePath(local === '/' ? local : `${local}/`);
  return fragment ? `${address}#${fragment}` : address;
}

/** Whole address of a page: its one canonical form. */
export function pageUrl(path: Path, locale: Locale): string {
  return `${environment.siteUrl}${pageHref(path, locale)}`;
}

/** Whole address of a file of `public/`, such as '/media/a.webp'. */
export function fileUrl(file: string): string {
  return `${environment.siteUrl}${withBasePath(file)}`;
}

/** Path of a category page. */
export function categoryPath({ kind, slug }: Pick<Category, 'kind' | 'slug'>): Path {
  return `/${kind}/${slug}`;
}
