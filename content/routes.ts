import type { BlindsSlug, CurtainsSlug, PostId, ProjectId, ServiceId } from './collections';
import { blinds, curtains, posts, projects, services } from './collections';

/** The pages that have a file of their own in `app/`. */
export const staticPaths = [
  '/',
  '/service',
  '/gallery',
  '/curtains',
  '/blinds',
  '/portfolio',
  '/blog',
  '/about',
  '/contact',
  '/faq',
  '/terms',
] as const;

export type StaticPath = (typeof staticPaths)[number];

/** Every address of the site; a link to anything else does not compile. */
export type Path =
  | StaticPath
  | `/curtains/${CurtainsSlug}`
  | `/blinds/${BlindsSlug}`
  | `/service/${ServiceId}`
  | `/blog/${PostId}`
  | `/portfolio/${ProjectId}`;

/** The one list of addresses: pages, sitemap and tests read it. */
export const paths: readonly Path[] = [
  ...staticPaths,
  ...curtains.map(({ slug }) => `/curtains/${slug}` as const),
  ...blinds.map(({ slug }) => `/blinds/${slug}` as const),
  ...services.map(({ id }) => `/service/${id}` as const),
  ...posts.map(({ id }) => `/blog/${id}` as const),
  ...projects.map(({ id }) => `/portfolio/${id}` as const),
];

/** Pages whose own words are wholly sample content (reading of the specification, template pages). */
const samplePages: readonly Path[] = ['/terms'];

/** Whether all that a page shows is sample content; such a page is kept out of search engines. */
export function isSample(path: Path): boolean {
  const [, section, id] = path.split('/');
  const entries = { blog: posts, portfolio: projects }[section ?? ''];
  if (!entries) return samplePages.includes(path);
  return entries.filter((entry) => !id || entry.id === id).every(({ sample }) => sample);
}
