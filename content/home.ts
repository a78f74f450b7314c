import type { PictureId } from './pictures';
import type { Path } from './routes';
import { sample } from './sample';
import type { Four, Rating, Three } from './types';

interface HeroSlide {
  readonly image: PictureId;
  /** Upright, for phones. */
  readonly tall: PictureId;
  readonly link: Path;
}

/** The three slides; their words stand in `content/en/home.ts` in the same order. */
export const heroSlides: Three<HeroSlide> = [
  { image: 'home-hero-curtains', tall: 'home-hero-curtains-tall', link: '/curtains' },
  { image: 'home-hero-blinds', tall: 'home-hero-blinds-tall', link: '/blinds' },
  { image: 'home-hero-upholstery', tall: 'home-hero-upholstery-tall', link: '/curtains' },
];

interface CurtainCard {
  readonly id: 'blackout' | 'bedroom' | 'wave' | 'livingroom';
  /** Upright, 4:5 as the card's frame. */
  readonly image: PictureId;
  readonly link: Path;
  readonly rating: Rating;
  /** Text of the swatch label (specification, section 9). */
  readonly discount?: '20% OFF' | '15% OFF';
}

export const curtainCards: Four<CurtainCard> = [
  {
    id: 'blackout',
    image: 'curtains-blackout-tall',
    link: '/curtains/blackout',
    rating: sample(4.5, 'stars that real reviews support'),
    discount: '20% OFF',
  },
  {
    id: 'bedroom',
    image: 'curtains-bedroom-tall',
    link: '/curtains/bedroom',
    rating: sample(5, 'stars that real reviews support'),
  },
  {
    id: 'wave',
    image: 'curtains-wave-tall',
    link: '/curtains/wave',
    rating: sample(4.5, 'stars that real reviews support'),
    discount: '15% OFF',
  },
  {
    id: 'livingroom',
    image: 'curtains-livingroom-tall',
    link: '/curtains/livingroom',
    rating: sample(4, 'stars that real reviews support'),
  },
];

interface BlindsCard {
  readonly id: 'blackout' | 'bedroom' | 'window' | 'office';
  readonly image: PictureId;
  /** The blinds cards lead to the four curtain pages (specification, section 2). */
  readonly link: Path;
  readonly rating: Rating;
  /** Whether the card carries the badge. */
  readonly discount: boolean;
}

/** The badge of flagged blinds cards (specification, section 9). */
export const blindsBadge = '-20% OFF';

export const blindsCards: Four<BlindsCard> = [
  {
    id: 'blackout',
    image: 'blinds-blackout-hero',
    link: '/curtains/blackout',
    rating: sample(5, 'stars that real reviews support'),
    discount: true,
  },
  {
    id: 'bedroom',
    image: 'blinds-venetian-hero',
    link: '/curtains/bedroom',
    rating: sample(4, 'stars that real reviews support'),
    discount: false,
  },
  {
    id: 'window',
    image: 'blinds-window-hero',
    link: '/curtains/wave',
    rating: sample(4.5, 'stars that real reviews support'),
    discount: true,
  },
  {
    id: 'office',
    image: 'blinds-office-hero',
    link: '/curtains/livingroom',
    rating: sample(4.5, 'stars that real reviews support'),
    discount: false,
  },
];

/** Pictures of the four feature cards, in the order of their words. */
export const featureImages: Four<PictureId> = [
  'curtains-livingroom-hero',
  'service-sofas',
  'service-cabinets',
  'curtains-roller-3',
];
