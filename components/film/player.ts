import { type MediaErrorWords, showFilmError } from './media-error';

/** A player with controls for a self-hosted film, autoplaying; `data-film` and `data-webm` name the files. */
function ownFilm(
  { film = '', webm, caption }: DOMStringMap,
  words: MediaErrorWords,
  poster?: string,
): HTMLVideoElement {
  const video = document.createElement('video');
  for (const name of ['controls', 'loop', 'muted', 'playsInline', 'autoplay'] as const)
    video[name] = true;
  if (poster) video.poster = poster;
  if (caption) video.ariaLabel = caption;
  showFilmError(video, film, words);
  for (const [src, type] of [
    [webm, 'video/webm'],
    [film, 'video/mp4'],
  ]) {
    if (!src || !type) continue;
    const source = document.createElement('source');
    source.src = src;
    source.type = type;
    video.append(source);
  }
  return video;
}

/** The player of a video host; nothing is requested from it before (docs/requirements.md 6.2). */
function hostedFilm(embed: string, caption = ''): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const address = new URL(embed);
  address.searchParams.set('autoplay', '1');
  frame.src = address.href;
  frame.title = caption;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  return frame;
}

export function playerOf(
  item: HTMLElement,
  words: MediaErrorWords,
  poster = item.dataset.poster,
): HTMLElement {
  const address = item.dataset.embed;
  return address ? hostedFilm(address, item.dataset.caption) : ownFilm(item.dataset, words, poster);
}
