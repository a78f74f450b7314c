import { type MediaErrorWords, showFilmError } from './media-error';

/** The page's player for visitors without scripts, autoplaying. */
function ownFilm(item: HTMLElement, words: MediaErrorWords, poster?: string): HTMLVideoElement {
  const inert = document.createElement('template');
  inert.innerHTML = item.querySelector('noscript')?.textContent ?? '';
  // A copy: media of a template's document, which is never shown, need not load after a move.
  const page = document.importNode(inert.content, true);
  const video = page.querySelector('video') ?? document.createElement('video');
  Object.assign(video, { loop: true, muted: true, autoplay: true, className: '' });
  if (poster) video.poster = poster;
  showFilmError(video, words);
  return video;
}

/** The player of a video host; nothing is requested from it before (docs/requirements.md 6.2). */
function hostedFilm(embed: string, caption: string): HTMLIFrameElement {
  const address = new URL(embed);
  address.searchParams.set('autoplay', '1');
  return Object.assign(document.createElement('iframe'), {
    src: address.href,
    title: caption,
    allow: 'autoplay; fullscreen; picture-in-picture',
    allowFullscreen: true,
  });
}

export function captionOf(item: HTMLElement | undefined): string {
  // Text only: links may follow.
  return item?.querySelector('figcaption,h3')?.firstChild?.textContent ?? '';
}

/** @param poster instead of the film's own */
export function playerOf(item: HTMLElement, words: MediaErrorWords, poster?: string): HTMLElement {
  const address = item.dataset.embed;
  return address ? hostedFilm(address, captionOf(item)) : ownFilm(item, words, poster);
}
