import type Swiper from 'swiper';
import { pauseAttribute, stoppedAttribute } from '@/browser/contracts';

/**
 * Pauses a carousel by its button and during keyboard focus, a press or a dialog (docs/requirements.md 4.4). Arrow keys
 * turn it while focus is inside. (Swiper itself pauses in a hidden tab.)
 */
export function pauseOnUse(swiper: Swiper, root: HTMLElement, signal: AbortSignal): void {
  const pause = root.querySelector<HTMLElement>(`[${pauseAttribute}]`);
  const { autoplay } = swiper.params;
  const pausesOnHover = typeof autoplay === 'object' && autoplay.pauseOnMouseEnter;
  let isPressed = false;
  let hasMouse = false;
  let isByKey = true;
  const isStopped = () => pause?.hasAttribute(stoppedAttribute) ?? false;

  const start = () => {
    swiper.autoplay.start();
    // Swiper noticed the mouse while the row was stopped.
    if (pausesOnHover && hasMouse) swiper.autoplay.pause();
  };

  const update = () => {
    if (root.matches(':focus-within')) swiper.keyboard.enable();
    else swiper.keyboard.disable();
    // Only keyboard focus counts: a pressed element keeps focus, and so does the card to which a dialog closed by mouse
    // returns it. Nothing moves behind a dialog, so that the card that opened it is still there.
    const rests =
      isStopped() ||
      isPressed ||
      (isByKey && root.querySelector(':focus-visible')) ||
      document.querySelector('dialog[open]');
    if (rests) swiper.autoplay.stop();
    else if (!swiper.autoplay.running) start();
    swiper.wrapperEl.ariaLive = swiper.autoplay.running ? 'off' : 'polite';
  };

  pause?.addEventListener(
    'click',
    () => {
      pause.toggleAttribute(stoppedAttribute);
      update();
      // Focus on the button would pause it again.
      if (!isStopped()) start();
    },
    { signal },
  );
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
  const point = ({ type, pointerType }: PointerEvent) => {
    hasMouse = type === 'pointerenter' && pointerType === 'mouse';
  };
  swiper.el.addEventListener('pointerenter', point, { signal });
  swiper.el.addEventListener('pointerleave', point, { signal });

  // Swiper resumes only after a transition, and a drag back to the start makes none.
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

  // Only slides that the visitor selects are announced.
  swiper.on('beforeTransitionStart', (_swiper, _speed, internal) => {
    swiper.wrapperEl.ariaLive = internal && swiper.autoplay.running ? 'off' : 'polite';
  });
  update();
}
