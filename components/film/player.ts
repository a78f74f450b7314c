export type FilmWords = Readonly<Record<'mediaMissing' | 'openMedia', string>>;

/** Shows a message with a link to the file instead of a film none of whose sources can be played. */
function showError(video: HTMLVideoElement, words: FilmWords): void {
  const [message, link] = [document.createElement('p'), document.createElement('a')];
  message.role = 'status';
  message.className = 'grid min-h-full place-content-center p-4 text-center';
  link.href = video.querySelector('source:last-child')?.getAttribute('src') ?? '';
  link.target = '_blank';
  link.className = 'underline';
  link.textContent = words.openMedia;
  message.append(`${words.mediaMissing} `, link);
  const hadFocus = document.activeElement === video;
  video.replaceWith(message);
  if (hadFocus) link.focus();
}

/** The page's player for visitors without scripts, autoplaying. */
function ownFilm(item: HTMLElement, words: FilmWords): HTMLVideoElement {
  const inert = document.createElement('template');
  inert.innerHTML = item.querySelector('noscript')?.textContent ?? '';
  // A copy: media of a template's document, which is never shown, need not load after a move.
  const page = document.importNode(inert.content, true);
  const video = page.querySelector('video') ?? document.createElement('video');
  Object.assign(video, { loop: true, muted: true, autoplay: true, className: '' });
  // The picture that is shown already: no flash, no further request.
  video.poster = item.querySelector('img')?.currentSrc || video.poster;
  // A failed source is followed by the next one; only the last failure counts.
  video.lastElementChild?.addEventListener('error', () => showError(video, words));
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

export const captionOf = (item: HTMLElement | undefined): string =>
  item?.querySelector('figcaption, h3, [data-name]')?.textContent ?? '';

export function playerOf(item: HTMLElement, words: FilmWords) {
  const { embed } = item.dataset;
  return embed ? hostedFilm(embed, captionOf(item)) : ownFilm(item, words);
}
