import type Swiper from 'swiper';
import { pauseAttribute, stoppedAttribute } from '@/client/contracts';

/**
 * Pauses a carousel on keyboard focus and by its button (docs/requirements.md 4.4), and enables arrow keys only while focus or
 * pointer is inside. (Swiper itself pauses in a hidden tab.)
 * @returns removes the listeners
 */
export function followFocus(swiper: Swiper, root: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const pause = root.querySelector<HTMLElement>(`[${pauseAttribute}]`);
  const { autoplay } = swiper.params;
  const moves = typeof autoplay === 'object' && autoplay.enabled;
  const isStopped = () => pause?.hasAttribute(stoppedAttribute) ?? false;

  const update = () => {
    if (root.matches(':hover, :focus-within')) swiper.keyboard.enable();
    else swiper.keyboard.disable();
    if (!moves) return;
    // Only keyboard focus counts: a mouse or a finger leaves focus on what it pressed. Nothing moves behind a dialog, so that
    // the card that opened it is still there when it closes.
    const rests =
      isStopped() || root.querySelector(':focus-visible') || document.querySelector('dialog[open]');
    if (rests) swiper.autoplay.stop();
    else if (!swiper.autoplay.running) swiper.autoplay.start();
    swiper.wrapperEl.ariaLive = swiper.autoplay.running ? 'off' : 'polite';
  };

  pause?.addEventListener(
    'click',
    () => {
      pause.toggleAttribute(stoppedAttribute);
      update();
      // Focus on the button would pause it again, but the visitor has asked to start it.
      if (moves && !isStopped()) swiper.autoplay.start();
    },
    { signal },
  );
  for (const event of ['focusin', 'focusout', 'pointerenter', 'pointerleave']) {
    // During focusout the next element does not have focus yet.
    root.addEventListener(event, () => queueMicrotask(update), { signal });
  }
  update();
  return () => listeners.abort();
}
