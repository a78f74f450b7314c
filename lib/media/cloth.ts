import type { Cloth } from '@/config/cloths';
import type { Path } from '@/config/paths';
import { clothGuide } from '@/lib/content/collections';

/** The anchor of the table of grades on /curtains. */
export const opacityId = 'opacity';

/** The initially selected cloth of a page; undefined if it shows none. */
export function firstCloth(path: Path): Cloth | undefined {
  return clothGuide.pages.find(({ page }) => page === path)?.first;
}
