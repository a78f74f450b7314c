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

/** A cloth held to the sun, in front of it as it lies; its picture is fetched now. */
export function sunPicture({ dataset }: HTMLElement, stage: Element, onLoad: () => void): Element {
  const [avif = '', fallback = avif] = dataset.sun?.split(' ') ?? [];
  const picture = document.createElement('picture');
  const source = Object.assign(document.createElement('source'), {
    type: 'image/avif',
    srcset: avif,
  });
  const image = Object.assign(new Image(), { alt: '', onload: onLoad });
  image.style.cssText = stage.querySelector('img')?.style.cssText ?? '';
  image.style.background = '';
  picture.className = 'sun';
  picture.append(source, image);
  image.src = fallback;
  return picture;
}

/** Lets the dialog grow from the picture that was pressed, unless the visitor has asked for less motion. */
export function growFrom(opener: HTMLElement, dialog: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = (opener.querySelector('img') ?? opener).getBoundingClientRect();
  const to = dialog.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  const timing = { duration: 260, easing: 'ease-out' };
  dialog.animate({ transform: [start, 'none'] }, timing);
  dialog.animate({ opacity: [0, 1] }, { ...timing, pseudoElement: '::backdrop' });
}
