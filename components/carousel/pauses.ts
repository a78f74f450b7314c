import { useSyncExternalStore } from 'react';
import type Swiper from 'swiper';

let stopped = false;
const listeners = new Set<() => void>();

export function toggleRows() {
  stopped = !stopped;
  for (const listener of listeners) listener();
}

function onToggle(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the visitor has stopped the page's rows: any row's button stops them all. */
export const useStopped = () =>
  useSyncExternalStore(
    onToggle,
    () => stopped,
    () => false,
  );

/** Pauses a row by button, press, focus, dialog, mouse and hidden tab (docs/requirements.md 4.4). @returns ends it */
export function pauseOnUse({ el, autoplay }: Swiper, onHover: boolean): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const canHover = onHover && matchMedia('(hover: hover)').matches;
  let isPressed = false;
  let isByKey = true;

  const update = () => {
    const rests = Boolean(
      stopped ||
        still.matches ||
        isPressed ||
        // A pressed element keeps focus, and so does the card to which a dialog closed by mouse returns it.
        (isByKey && el.closest('.carousel:has(:focus-visible:not(.carousel-pause))')) ||
        (canHover && el.matches(':hover')) ||
        document.hidden ||
        document.querySelector('dialog[open]'),
    );
    if (rests === autoplay.running) (rests ? autoplay.stop : autoplay.start)();
  };
  const noteInput = ({ type, target }: Event) => {
    isByKey = type === 'keydown';
    isPressed = type === 'pointerdown' && target instanceof Node && el.contains(target);
    update();
  };

  const ended = new AbortController();
  const { signal } = ended;
  for (const type of ['keydown', 'pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(type, noteInput, { capture: true, signal });
  for (const type of ['focusin', 'visibilitychange']) addEventListener(type, update, { signal });
  for (const type of ['pointerenter', 'pointerleave'])
    el.addEventListener(type, update, { signal });
  still.addEventListener('change', update, { signal });
  signal.addEventListener('abort', onToggle(update));
  update();
  return () => ended.abort();
}
