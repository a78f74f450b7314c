import type Swiper from 'swiper';
import { pauseAttribute, stoppedAttribute } from '@/client/contracts';

/**
 * Pauses a running carousel while keyboard focus is inside and when its button says so, and has it listen to the keyboard's
 * arrows only while focus or pointer is inside. (Swiper itself pauses in a hidden tab.)
 * @returns what takes the listeners away
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
    // A mouse or a finger leaves focus on what it has pressed; only the keyboard's is looked at. Behind a dialog nothing
    // moves: the picture's card is there when it is closed.
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
      // Focus is on the button and would stop it again; but to start is what was asked for.
      if (moves && !isStopped()) swiper.autoplay.start();
    },
    { signal },
  );
  for (const event of ['focusin', 'focusout', 'pointerenter', 'pointerleave']) {
    // After a focusout the next element has focus only when the event is over.
    root.addEventListener(event, () => queueMicrotask(update), { signal });
  }
  update();
  return () => listeners.abort();
}
