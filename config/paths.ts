/** Pages with a route of their own in `app/`; `lib/pages/` says what each of them is. */
export const staticPaths = [
  '/',
  '/curtains',
  '/blinds',
  '/service',
  '/gallery',
  '/measure',
  '/prices',
  '/visit',
  '/portfolio',
  '/blog',
  '/about',
  '/contact',
  '/faq',
  '/terms',
] as const;

export type StaticPath = (typeof staticPaths)[number];

/** A page's address within the site, without the base path and without a closing slash. */
export type Path =
  | StaticPath
  | `/curtains/${string}`
  | `/blinds/${string}`
  | `/service/${string}`
  | `/blog/${string}`
  | `/portfolio/${string}`;
