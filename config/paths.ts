/** Static pages: each has an entry in content/pages/, its facts in lib/schema/pages/index.ts and a template. */
export const staticPaths = [
  '/',
  '/curtains',
  '/blinds',
  '/service',
  '/cloths',
  '/gallery',
  '/measure',
  '/visit',
  '/prices',
  '/about',
  '/portfolio',
  '/blog',
  '/faq',
  '/contact',
  '/terms',
] as const;

export type StaticPath = (typeof staticPaths)[number];

type List = 'curtains' | 'blinds' | 'service' | 'blog' | 'portfolio';

/** A page's path, without the base path and without a trailing slash. */
export type Path = StaticPath | `/${List}/${string}`;

/** Folders of files with a hash in their names, which never change (also in docs/hosting/nginx.conf). */
export const immutableFolders: readonly string[] = ['/_next/static/', '/media/'];
