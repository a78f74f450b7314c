import type Swiper from 'swiper';

/**
 * Only what is in view can be reached by the keyboard and is read out; but the page's own heading is
 * always there for those who look for it.
 */
function hideOthers(swiper: Swiper): void {
  for (const slide of swiper.slides) {
    const hidden = !slide.classList.contains('swiper-slide-visible');
    if (slide.querySelector('h1')) {
      for (const part of slide.querySelectorAll<HTMLElement>('picture, p, a')) part.inert = hidden;
    } else {
      slide.inert = hidden;
    }
  }
}

/** Says to those who cannot see it which dot is the current slide's. */
function markDot({ pagination }: Swiper): void {
  for (const dot of pagination?.bullets ?? []) {
    dot.ariaCurrent = dot.classList.contains('carousel-dot-active') ? 'true' : null;
  }
}

/**
 * Lets a running carousel obey: it stops while focus is inside and when it is told to, and listens to
 * the keyboard's arrows only while focus or pointer is inside. (Swiper itself rests in a hidden tab.)
 * @returns what takes the listeners away
 */
export function obeyVisitor(swiper: Swiper, root: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const pause = root.querySelector<HTMLElement>('[data-carousel-pause]');
  const { autoplay } = swiper.params;
  const moves = typeof autoplay === 'object' && autoplay.enabled;
  // It may have been stopped while it still turned natively.
  let stopped = pause?.hasAttribute('data-stopped') ?? false;

  const listen = () => {
    const inside = root.contains(document.activeElement);
    if (inside || root.matches(':hover')) swiper.keyboard.enable();
    else swiper.keyboard.disable();
    if (!moves) return;
    // Behind a dialog nothing moves: the picture's card is there when it is closed.
    const rests = inside || stopped || document.querySelector('dialog[open]');
    if (rests) swiper.autoplay.stop();
    else if (!swiper.autoplay.running) swiper.autoplay.start();
    swiper.wrapperEl.ariaLive = swiper.autoplay.running ? 'off' : 'polite';
  };

  pause?.addEventListener(
    'click',
    () => {
      stopped = !stopped;
      pause.toggleAttribute('data-stopped', stopped);
      listen();
      // Focus is on the button and would stop it again; but to start is what was asked for.
      if (moves && !stopped) swiper.autoplay.start();
    },
    { signal },
  );
  for (const event of ['focusin', 'focusout', 'pointerenter', 'pointerleave']) {
    // After a focusout the next element has focus only when the event is over.
    root.addEventListener(event, () => queueMicrotask(listen), { signal });
  }

  swiper.on('slidesUpdated slideChange transitionEnd breakpoint', () => hideOthers(swiper));
  swiper.on('setTranslate', () => hideOthers(swiper));
  swiper.on('paginationRender paginationUpdate', () => markDot(swiper));
  hideOthers(swiper);
  markDot(swiper);
  listen();
  return () => {
    listeners.abort();
    for (const part of swiper.wrapperEl.querySelectorAll<HTMLElement>('[inert]'))
      part.inert = false;
  };
}
