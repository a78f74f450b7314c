/** Scrolls a card's tall picture while the card is hovered or focused, and back (docs/requirements.md 9.11). */
export function startAutoScroll(frame: HTMLElement, signal: AbortSignal): void {
  const card = frame.closest('article');
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let request: number | undefined;
  let pointed = false;
  let focused = false;

  const begin = () => {
    const start = performance.now();
    // A pixel each millisecond, so that a frame catches up with several.
    const move = (now: number) => {
      frame.scrollTop = Math.max(0, Math.floor(now - start));
      const ended = frame.scrollTop + frame.clientHeight >= frame.scrollHeight;
      if (!ended) request = requestAnimationFrame(move);
    };
    request = requestAnimationFrame(move);
  };
  const update = (event: Event) => {
    if (event instanceof FocusEvent) {
      const { type, relatedTarget: next } = event;
      focused = type === 'focusin' || (next instanceof Node && card?.contains(next) === true);
    } else {
      pointed = event.type === 'pointerenter';
    }
    const isActive = (pointed || focused) && !lessMotion.matches;
    if (isActive && request === undefined) begin();
    if (isActive || request === undefined) return;
    cancelAnimationFrame(request);
    request = undefined;
    frame.scrollTo({ top: 0, behavior: 'smooth' });
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    card?.addEventListener(type, update, { signal });
}
