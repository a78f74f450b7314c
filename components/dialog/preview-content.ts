import type { LostFilmWords } from '@/components/film/lost-film';
import { playerOf } from '@/components/film/player';

/** Sharpest file for nearly the whole window, instead of the thumbnail's width. */
const sizes = '90vw';

function largePicture(picture: HTMLPictureElement): HTMLElement {
  // A deep clone of a picture is a picture.
  const copy = picture.cloneNode(true) as HTMLPictureElement;
  for (const source of copy.querySelectorAll('source')) source.sizes = sizes;
  const image = copy.querySelector('img');
  if (image) {
    image.sizes = sizes;
    image.loading = 'eager';
    image.removeAttribute('style');
  }
  return copy;
}

/** What the dialog shows for an item of the page: its film, ready to run, or its picture at large. */
export function previewContent(item: HTMLElement, words: LostFilmWords): HTMLElement {
  const picture = item.querySelector('picture');
  if (item.dataset.film || item.dataset.embed) return playerOf(item, words);
  return picture ? largePicture(picture) : document.createElement('div');
}
