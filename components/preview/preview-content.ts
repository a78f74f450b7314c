import { type FilmWords, playerOf } from '@/components/film/player';

/** `sizes` of the large picture instead of the thumbnail's. */
const sizes = '(min-width: 640px) 90vw, 100vw';

/** A copy of a thumbnail that loads a larger file; where that fails, a copy of the thumbnail. */
function largePicture(thumbnail: HTMLElement): HTMLElement {
  // A clone of an HTML element is one.
  const copy = thumbnail.cloneNode(true) as HTMLElement;
  const [shown, image] = [thumbnail, copy].map((each) =>
    each instanceof HTMLImageElement ? each : each.querySelector('img'),
  );
  if (!shown || !image) return copy;
  for (const source of copy.querySelectorAll('source')) source.sizes = sizes;
  image.loading = 'eager';
  if (image.width) image.style.setProperty('--ratio', `${image.width} / ${image.height}`);
  image.style.background = `url("${shown.currentSrc}") center / cover`;
  image.addEventListener('error', () => copy.replaceWith(thumbnail.cloneNode(true)));
  return copy;
}

export function previewContent(item: HTMLElement, isPressed: boolean, words: FilmWords): Node {
  const thumbnail = item.querySelector<HTMLElement>('picture, img');
  if (!item.matches('.film')) return thumbnail ? largePicture(thumbnail) : new Text();
  const player = playerOf(item, words);
  // With reduced motion a film that the visitor has only come by does not start (docs/requirements.md 4.7).
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (player instanceof HTMLVideoElement) player.autoplay = isPressed || !isStill;
  return player;
}
