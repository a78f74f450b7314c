import type { Path } from '@/content/routes';
import { withBasePath } from './base-path';
import { environment } from './environment';
import { pageHref } from './page-href';

/** Whole address of a page: its one canonical form, with base path and closing slash. */
export function pageUrl(path: Path): string {
  return `${environment.siteUrl}${pageHref(path)}`;
}

/** Whole address of a file of `public/`, such as '/media/a.webp'. */
export function fileUrl(file: string): string {
  return `${environment.siteUrl}${withBasePath(file)}`;
}
