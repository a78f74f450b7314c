import type { Path } from '../content/paths';
import { paths } from '../lib/pages';

/** '/curtains/' for all pages in that folder; other pages have a template of their own. */
const folderOf = (path: Path) => path.replace(/^(\/[^/]+\/).+/, '$1');

/**
 * One page of each template. Pages of one template differ in words and pictures; what depends on style and structure is
 * looked at in one of them.
 */
export const onePerTemplate: readonly Path[] = paths.filter(
  (path, index) => paths.findIndex((other) => folderOf(other) === folderOf(path)) === index,
);
