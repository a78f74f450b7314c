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
    const thumbnail = picture.querySelector('img')?.currentSrc ?? '';
    // The thumbnail, until the large file is loaded.
    image.style.background = `url("${thumbnail}") center / cover`;
    fallBackToSmaller(image, thumbnail, words);
  }
  return copy;
}

/** A copy of the link that plays a film, with the large picture; a press plays the film in its place. */
function playLink(own: HTMLAnchorElement, picture: HTMLElement, play: () => HTMLElement) {
  // A clone of a link is a link.
  const link = own.cloneNode() as HTMLAnchorElement;
  delete link.dataset.wait;
  link.className = 'relative';
  link.append(picture, own.querySelector('.play-mark')?.cloneNode(true) ?? '');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const player = play();
    link.replaceWith(player);
    player.focus();
  });
  return link;
}

/**
 * The dialog's content for an item of the page: a film player or the large picture.
 * @param isPressed whether the visitor has pressed this very item. Otherwise nothing is requested from a film's host
 * (docs/requirements.md 6.2), and with reduced motion no film starts (4.7)
 */
export function previewContent(
  item: HTMLElement,
  words: MediaErrorWords,
  isPressed: boolean,
): HTMLElement {
  const [picture, link] = [item.querySelector('picture'), item.querySelector('a')];
  if (!item.matches('.film'))
    return picture ? largePicture(picture, words) : document.createElement('div');
  const play = () => playerOf(item, words);
  const mayStart = !item.dataset.embed && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isPressed && !mayStart && picture && link
    ? playLink(link, largePicture(picture, words), play)
    : play();
}
