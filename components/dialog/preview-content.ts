import { fallBackToSmaller, type MediaErrorWords } from '@/components/film/media-error';
import { playerOf } from '@/components/film/player';

/** `sizes` of the large picture instead of the thumbnail's. */
const sizes = '(min-width: 640px) 90vw, 100vw';

function largePicture(picture: HTMLPictureElement, words: MediaErrorWords): HTMLElement {
  // A deep clone of a picture is a picture.
  const copy = picture.cloneNode(true) as HTMLPictureElement;
  for (const source of copy.querySelectorAll('source')) source.sizes = sizes;
  const image = copy.querySelector('img');
  if (image) {
    image.loading = 'eager';
    image.removeAttribute('style');
    const [width, height] = ['width', 'height'].map((name) => image.getAttribute(name));
    image.style.setProperty('--ratio', `${width} / ${height}`);
    fallBackToSmaller(image, picture.querySelector('img')?.currentSrc ?? '', words);
  }
  return copy;
}

/** An item's caption: its own, or its card's title. */
export function captionOf(item: HTMLElement | undefined): string {
  return item?.dataset.caption ?? item?.querySelector('h3')?.textContent ?? '';
}

/** The dialog's content for an item of the page: a film player or the large picture. */
export function previewContent(item: HTMLElement, words: MediaErrorWords): HTMLElement {
  const picture = item.querySelector('picture');
  if (item.dataset.film || item.dataset.embed) return playerOf(item, words);
  return picture ? largePicture(picture, words) : document.createElement('div');
}
