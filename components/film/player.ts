import { type MediaErrorWords, showFilmError } from './media-error';

/** A player with controls for a self-hosted film, autoplaying; `data-film` and `data-webm` name the files. */
function ownFilm(
  { film = '', webm, caption }: DOMStringMap,
  words: MediaErrorWords,
  poster?: string,
): HTMLVideoElement {
  const playing = { controls: true, loop: true, muted: true, playsInline: true, autoplay: true };
  const video = Object.assign(document.createElement('video'), playing);
  if (poster) video.poster = poster;
  if (caption) video.ariaLabel = caption;
  showFilmError(video, film, words);
  for (const [src, type] of [
    [webm, 'video/webm'],
    [film, 'video/mp4'],
  ]) {
    if (src) video.append(Object.assign(document.createElement('source'), { src, type }));
  }
  return video;
}

/** The player of a video host; nothing is requested from it before (docs/requirements.md 6.2). */
function hostedFilm(embed: string, caption = ''): HTMLIFrameElement {
  const address = new URL(embed);
  address.searchParams.set('autoplay', '1');
  return Object.assign(document.createElement('iframe'), {
    src: address.href,
    title: caption,
    allow: 'autoplay; fullscreen; picture-in-picture',
    allowFullscreen: true,
  });
}

export function playerOf(
  item: HTMLElement,
  words: MediaErrorWords,
  poster = item.dataset.poster,
): HTMLElement {
  const address = item.dataset.embed;
  return address ? hostedFilm(address, item.dataset.caption) : ownFilm(item.dataset, words, poster);
}
