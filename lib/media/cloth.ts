import type { Cloth, Light } from '@/config/cloths';
import type { Path } from '@/config/paths';
import { clothGuide } from '@/lib/content/collections';
import type { ClothWords } from '@/lib/content/types';
import { choiceText } from '../text/fill';

/** The anchor of the table of grades on /curtains. */
export const opacityId = 'opacity';

/** The initially selected cloth of a page; undefined if it shows none. */
export function firstCloth(path: Path): Cloth | undefined {
  return clothGuide.pages.find(({ page }) => page === path)?.first;
}

export function clothText(words: ClothWords, cloth: Cloth, light: Light): string {
  return choiceText([
    [words.cloth, words.cloths[cloth].name],
    [words.light, words.lights[light].name],
  ]);
}
