export interface ScrollStep {
  readonly pixels: number;
  /** Milliseconds per step. */
  readonly every: number;
}

/**
 * Scrolls a frame's content while its card is hovered or focused, and back when that ends; not under reduced motion.
 * @returns removes the listeners
 */
export function scrollPicture(card: HTMLElement, frame: HTMLElement, step: ScrollStep): () => void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let request: number | undefined;
  let pointed = false;
  let focused = false;

  const stop = () => {
    if (request !== undefined) cancelAnimationFrame(request);
    request = undefined;
  };
  const begin = () => {
    const start = performance.now();
    // There are more steps than frames, so each frame catches up.
    const move = (now: number) => {
      frame.scrollTop = Math.max(0, Math.floor((now - start) / step.every)) * step.pixels;
      const ended = frame.scrollTop + frame.clientHeight >= frame.scrollHeight;
      if (!ended) request = requestAnimationFrame(move);
    };
    request = requestAnimationFrame(move);
  };
  const update = () => {
    const wanted = (pointed || focused) && !lessMotion.matches;
    if (wanted && request === undefined) begin();
    if (!wanted && request !== undefined) {
      stop();
      frame.scrollTo({ top: 0, behavior: 'smooth' });
    }
  };

  const controller = new AbortController();
  const listen = (type: string, answer: (event: Event) => void) => {
    const listener = (event: Event) => {
      answer(event);
      update();
    };
    card.addEventListener(type, listener, { signal: controller.signal });
  };
  listen('pointerenter', () => {
    pointed = true;
  });
  listen('pointerleave', () => {
    pointed = false;
  });
  listen('focusin', () => {
    focused = true;
  });
  listen('focusout', (event) => {
    const next = event instanceof FocusEvent ? event.relatedTarget : null;
    focused = next instanceof Node && card.contains(next);
  });

  return () => {
    controller.abort();
    stop();
  };
}

/** Starts it on the frame of a card's tall picture (docs/requirements.md 9.11). */
export function startAutoScroll(frame: HTMLElement, step: ScrollStep): void {
  const card = frame.closest('article');
  if (card) scrollPicture(card, frame, step);
}
