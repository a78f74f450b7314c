import { isServerReachable } from '@/browser/network';

export interface MediaErrorWords {
  readonly mediaMissing: string;
  /** Label of the link to the film's file, which opens in a new tab. */
  readonly openMedia: string;
  /** Instead of both when offline. */
  readonly noConnection: string;
}

function messageOf(...parts: readonly (string | Node)[]): HTMLElement {
  const message = document.createElement('p');
  message.role = 'status';
  message.className = 'grid min-h-full place-content-center p-4 text-center';
  message.append(...parts);
  return message;
}

export function showFilmError(video: HTMLVideoElement, words: MediaErrorWords): void {
  const showMessage = async ({ target }: Event) => {
    // A failed source is followed by the next one; only the last failure counts.
    if (target !== video && target !== video.lastElementChild) return;
    const href = video.querySelector<HTMLSourceElement>(':last-child')?.src;
    const link = Object.assign(document.createElement('a'), { href, target: '_blank' });
    link.className = 'underline';
    link.textContent = words.openMedia;
    const message = messageOf(`${words.mediaMissing} `, link);
    const hadFocus = document.activeElement === video;
    video.replaceWith(message);
    if (hadFocus) link.focus();
    // The link would fail, too.
    if (await isServerReachable()) return;
    const hadLinkFocus = document.activeElement === link;
    message.replaceChildren(words.noConnection);
    message.tabIndex = -1;
    if (hadLinkFocus) message.focus();
  };
  // Errors of sources do not bubble, so they are captured.
  video.addEventListener('error', showMessage, true);
}

/** Falls back from a large picture that fails to load to a smaller one that the page shows, or to a message. */
export function fallBackToSmaller(
  image: HTMLImageElement,
  smaller: string,
  { noConnection }: MediaErrorWords,
): void {
  const show = () => {
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.removeAttribute('srcset');
    image.addEventListener('error', () => image.replaceWith(messageOf(noConnection)), {
      once: true,
    });
    image.src = smaller || image.src;
  };
  image.addEventListener('error', show, { once: true });
}
