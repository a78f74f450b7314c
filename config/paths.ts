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

/** A page's path, without the base path and without a trailing slash. */
export type Path =
  | StaticPath
  | `/curtains/${string}`
  | `/blinds/${string}`
  | `/service/${string}`
  | `/blog/${string}`
  | `/portfolio/${string}`;

/**
 * Folders, below the base path, of files whose names contain a hash of their content: they never change. The service worker,
 * the headers and docs/hosting/nginx.conf follow; everything else is asked for again.
 */
export const immutableFolders: readonly string[] = ['/_next/static/', '/media/'];
