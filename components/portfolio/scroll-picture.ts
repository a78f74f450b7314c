export interface ScrollStep {
  readonly pixels: number;
  /** Milliseconds from one step to the next. */
  readonly every: number;
}

/**
 * Moves what stands in a frame upwards while a card is pointed at or holds the focus, and back when
 * it is left. Rests for people who ask for less motion.
 * @returns what undoes it
 */
export function scrollPicture(card: HTMLElement, frame: HTMLElement, step: ScrollStep): () => void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let timer: ReturnType<typeof setInterval> | undefined;
  let pointed = false;
  let focused = false;

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const move = () => {
    frame.scrollTop += step.pixels;
    if (frame.scrollTop + frame.clientHeight >= frame.scrollHeight) clearInterval(timer);
  };
  const update = () => {
    const wanted = (pointed || focused) && !lessMotion.matches;
    if (wanted && timer === undefined) timer = setInterval(move, step.every);
    if (!wanted && timer !== undefined) {
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
