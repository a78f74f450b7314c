import type { StaticPath } from './schema/static-pages';

export type { StaticPath };

/** A page's path, without the base path and without a trailing slash. */
export type Path =
  | StaticPath
  | `/curtains/${string}`
  | `/blinds/${string}`
  | `/service/${string}`
  | `/blog/${string}`
  | `/portfolio/${string}`;
