import type { Cloth, Light } from '@/config/cloths';
import { clothGuide } from '@/content/collections';
import type { Path } from '@/content/paths';
import type { ClothWords } from '@/content/types';
import { choiceText } from '../text/choice-text';

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
