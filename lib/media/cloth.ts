import type { Path } from '@/config/paths';
import { clothGuide } from '@/lib/content/collections';

/** The cloth and light that a page shows first; undefined if it shows none. */
export const clothPageOf = (path: Path) => clothGuide.pages.find(({ page }) => page === path);
