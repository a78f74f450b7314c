export interface Row {
  readonly step: (by: 1 | -1) => void;
  readonly show: (index: number) => void;
}

/** The distance between two slides of a row (CSS pixels): negative in right-to-left rows, as scroll positions are there. */
function distance(slides: HTMLElement): number {
  // Slides are HTML elements.
  const [first, second] = slides.children as Iterable<HTMLElement>;
  return first && second ? second.offsetLeft - first.offsetLeft : 1;
}

export const firstInView = (slides: HTMLElement): number =>
  Math.round(slides.scrollLeft / distance(slides));

/** A row that the visitor scrolls: with less motion, and where Swiper cannot be loaded. */
export function nativeRow(
  slides: HTMLElement,
  onSlide: (index: number) => void,
  signal: AbortSignal,
): Row {
  const follow = () => onSlide(firstInView(slides));
  slides.addEventListener('scroll', follow, { passive: true, signal });
  follow();
  const show = (index: number) => {
    // CSS decides whether it scrolls smoothly.
    slides.scrollLeft = index * distance(slides);
  };
  return {
    show,
    step(by) {
      // Scroll positions, of which the first follows the last (docs/requirements.md 4.3).
      const inView = Math.round(slides.clientWidth / Math.abs(distance(slides)));
      const positions = slides.children.length - inView + 1;
      show((firstInView(slides) + by + positions) % positions);
    },
  };
}
