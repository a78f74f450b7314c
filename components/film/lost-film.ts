/** What is said in the place of a film that does not come. */
export interface LostFilmWords {
  readonly mediaMissing: string;
  /** The link to the film's file, which opens in a tab of its own. */
  readonly openMedia: string;
}

/** Puts words and a link to the file in the place of a film whose files all fail. */
export function sayWhenLost(video: HTMLVideoElement, href: string, words: LostFilmWords): void {
  const say = ({ target }: Event) => {
    // A file that fails is followed by the next one; only the last one's failure is the film's.
    if (target !== video && target !== video.lastElementChild) return;
    const link = document.createElement('a');
    link.href = href;
    link.target = '_blank';
    link.className = 'underline';
    link.textContent = words.openMedia;
    const message = document.createElement('p');
    message.role = 'status';
    message.className = 'lost-film';
    message.append(`${words.mediaMissing} `, link);
    const hadFocus = document.activeElement === video;
    video.replaceWith(message);
    if (hadFocus) link.focus();
  };
  // The errors of files do not bubble; they can be caught on their way down.
  video.addEventListener('error', say, true);
}
