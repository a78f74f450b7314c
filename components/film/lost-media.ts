import { isServerReachable } from '@/client/chunk-recovery';

/** What is said in the place of a picture or film that does not come. */
export interface LostMediaWords {
  readonly mediaMissing: string;
  /** The link to the film's file, which opens in a tab of its own. */
  readonly openMedia: string;
  /** Instead of both, where nothing comes. */
  readonly noConnection: string;
}

function messageOf(...parts: readonly (string | Node)[]): HTMLElement {
  const message = document.createElement('p');
  message.role = 'status';
  message.className = 'lost-film';
  message.append(...parts);
  return message;
}

/** Puts words and a link to the file in the place of a film whose files all fail. */
export function sayWhenLost(video: HTMLVideoElement, href: string, words: LostMediaWords): void {
  const say = async ({ target }: Event) => {
    // A file that fails is followed by the next one; only the last one's failure is the film's.
    if (target !== video && target !== video.lastElementChild) return;
    const link = document.createElement('a');
    link.href = href;
    link.target = '_blank';
    link.className = 'underline';
    link.textContent = words.openMedia;
    const message = messageOf(`${words.mediaMissing} `, link);
    const hadFocus = document.activeElement === video;
    video.replaceWith(message);
    if (hadFocus) link.focus();
    // The file's link leads nowhere then.
    if (!(await isServerReachable())) message.replaceChildren(words.noConnection);
  };
  // The errors of files do not bubble; they can be caught on their way down.
  video.addEventListener('error', say, true);
}

/**
 * Shows a picture that is there already in the place of a larger one that does not come, and words where there is none.
 * @param smaller address of a file that the page shows; empty where it has not come either
 */
export function showSmallerWhenLost(
  image: HTMLImageElement,
  smaller: string,
  { noConnection }: LostMediaWords,
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
