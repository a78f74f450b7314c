/** Options of a carousel. Times in milliseconds, widths in CSS pixels. */
export interface CarouselOptions {
  readonly speed: number;
  readonly delay: number;
  /** Visible slides by minimum viewport width; with a gap from 768 px, which is wider than that of phones. */
  readonly inView: Readonly<Record<number, number>>;
  /** Space between slides; on phones a row of cards has `phoneGap`. */
  readonly gap: number;
  readonly arrows?: true;
  readonly dots?: true;
  readonly pauseOnHover?: true;
  readonly adaptiveHeight?: true;
  readonly onDark?: true;
  /** A curtain closes over a slide and opens on the next, instead of a row that moves. */
  readonly curtain?: true;
}

/** Gap on phones, narrower than the page's margin, so that the next card is partly visible. */
export const phoneGap = 8;

/** Every number is of docs/requirements.md 9, gaps are the design's. 'At 640 px' is from there up, 'below 1024 px' up to it. */
export const carousels = {
  hero: {
    speed: 800,
    delay: 5000,
    inView: { 0: 1 },
    gap: 0,
    dots: true,
    adaptiveHeight: true,
    curtain: true,
  },
  collection: {
    speed: 1000,
    delay: 3500,
    inView: { 0: 1, 640: 2, 768: 2, 1024: 3 },
    gap: 28,
    arrows: true,
  },
  features: {
    speed: 1000,
    delay: 4500,
    inView: { 0: 1, 768: 2 },
    gap: 28,
    dots: true,
    onDark: true,
  },
  clients: {
    // docs/requirements.md 9.4 gives no animation speed here; the pace of the other rows.
    speed: 1000,
    delay: 2000,
    inView: { 0: 2, 640: 3, 768: 4, 1024: 5, 1280: 6 },
    gap: 28,
    pauseOnHover: true,
  },
  testimonials: {
    speed: 1000,
    delay: 4000,
    inView: { 0: 1, 640: 1, 768: 2, 1024: 3 },
    gap: 28,
    dots: true,
    pauseOnHover: true,
  },
} as const satisfies Record<string, CarouselOptions>;

export type CarouselName = keyof typeof carousels;
