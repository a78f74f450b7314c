import type Swiper from 'swiper';
import { isStopped, onToggle } from './movement';

/**
 * Pauses a row by its button, in a hidden tab, and during keyboard focus, a press, a dialog and perhaps a resting mouse
 * (docs/requirements.md 4.4). Arrow keys turn it while focus is inside.
 */
export function pauseOnUse(swiper: Swiper, onHover: boolean, signal: AbortSignal): void {
  const root = swiper.el.closest('.carousel') ?? swiper.el;
  let isPressed = false;
  let hasMouse = false;
  let isByKey = true;
  let wasStopped = isStopped();

  const update = () => {
    // The button keeps focus, which would pause the row again.
    const hasJustStarted = wasStopped && !isStopped();
    wasStopped = isStopped();
    if (root.matches(':focus-within')) swiper.keyboard.enable();
    else swiper.keyboard.disable();
    // Only keyboard focus counts: a pressed element keeps focus, and so does the card to which a dialog closed by mouse
    // returns it. Nothing moves behind a dialog, so that the card that opened it is still there.
    const hasFocus = isByKey && !hasJustStarted && root.querySelector(':focus-visible');
    const rests =
      isStopped() ||
      isPressed ||
      hasFocus ||
      (onHover && hasMouse) ||
      document.hidden ||
      document.querySelector('dialog[open]');
    if (rests) swiper.autoplay.stop();
    else if (!swiper.autoplay.running) swiper.autoplay.start();
    swiper.wrapperEl.ariaLive = swiper.autoplay.running ? 'off' : 'polite';
  };

  for (const event of ['keydown', 'pointerdown']) {
    const note = ({ type }: Event) => {
      isByKey = type === 'keydown';
    };
    addEventListener(event, note, { capture: true, signal });
  }
  for (const event of ['focusin', 'focusout']) {
    // During focusout the next element does not have focus yet.
    root.addEventListener(event, () => queueMicrotask(update), { signal });
  }
  for (const event of ['pointerenter', 'pointerleave'] as const) {
    const point = ({ type, pointerType }: PointerEvent) => {
      hasMouse = type === 'pointerenter' && pointerType === 'mouse';
      update();
    };
    swiper.el.addEventListener(event, point, { signal });
  }
  const release = () => {
    if (!isPressed) return;
    isPressed = false;
    update();
  };
  const press = ({ button }: PointerEvent) => {
    if (button) return;
    isPressed = true;
    update();
  };
  swiper.el.addEventListener('pointerdown', press, { signal });
  for (const event of ['pointerup', 'pointercancel']) addEventListener(event, release, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  signal.addEventListener('abort', onToggle(update));

  // Only slides that the visitor selects are announced.
  swiper.on('beforeTransitionStart', (_swiper, _speed, internal) => {
    swiper.wrapperEl.ariaLive = internal && swiper.autoplay.running ? 'off' : 'polite';
  });
  update();
}
