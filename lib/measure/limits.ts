import type { Heading, Product } from './plan';

/**
 * Measures of the trade, in centimetres, with where each comes from. What says 'our page' is the shop's own claim
 * on that page of the site: change both together.
 */

/** Three readings that differ by more than this tell of an opening that is not straight (our post on measuring). */
export const straightWithinCm = 1;

/** Outside these a number is a slip: no window here is narrower or lower, no wall wider, no atrium higher. */
export const plausibleCm = {
  width: { from: 30, to: 1200 },
  height: { from: 30, to: 800 },
} as const;

/** The longest tape that homes have. A bare number above it was read in millimetres, unless its unit stands beside it. */
export const tapeCm = 800;

/** More than this is a slip of the unit or of a digit: recesses, borders, hems, sills and patterns of homes are smaller. */
export const mostBesideCm = { depth: 100, beyond: 150, clear: 60, sill: 250, repeat: 150 } as const;

/**
 * Depth that brackets and the moving part need inside a recess. Blinds: least depths of a maker's guide
 * (https://abcblindsonline.com.au/pages/measure: roller 70 mm, aluminium venetian 35 mm, vertical 85 mm); roman: a flat 50 mm
 * (measuring guide of 4B2U); curtain: 12 cm for one track (our post on measuring).
 */
export const leastDepthCm: Readonly<Record<Product, number>> = {
  curtain: 12,
  roller: 7,
  venetian: 3.5,
  roman: 5,
  vertical: 8.5,
};

/**
 * Greatest width made in one piece. Roller: cloth 280 cm wide (our page on roller blinds); venetian: 200 cm, above it too
 * heavy to lift (our page on venetian blinds); roman: a 280-cm roll less two side hems of 5; vertical and curtain: by the
 * track's length of 600 cm, the usual longest bar of aluminium.
 */
export const widestCm: Readonly<Record<Product, number>> = {
  curtain: 600,
  roller: 280,
  venetian: 200,
  roman: 270,
  vertical: 600,
};

/** How far it reaches beyond the opening on each side. Curtain: 15 to 25 cm (our post on measuring); blinds: 8 cm (our page on window blinds). */
export const beyondCm: Readonly<Record<Product, number>> = {
  curtain: 20,
  roller: 8,
  venetian: 8,
  roman: 8,
  vertical: 8,
};

/** Above and below the opening a blind outside it covers as much as at the sides. */
export const blindOverlapCm = 8;

/** Air between hem and floor: 1 cm on marble or tiles (our answers on waves and pleats). */
export const floorClearCm = 1;

/** Allowances of our workshop: heading at the top, hem at the bottom, hem at each side of a panel. */
export const topHemCm = 8;
export const bottomHemCm = 15;
export const sideHemCm = 5;

/** Lost at each edge of a width that is joined to the next (https://www.merrick-day.com/uk/info/ency116.htm). */
export const seamCm = 1.5;

/** Cloth at least this wide is woven to be turned on its side, so that a wall has no seam (our answers on sheers). */
export const turnedFromCm = 280;

/** Fullness that a heading wants unless the visitor says otherwise: wave 2 to 2.2, pleats 2.5 (our category pages). */
export const usualFullness: Readonly<Record<Heading, number>> = {
  wave: 2.2,
  pinch: 2.5,
  eyelet: 2,
  pencil: 2.5,
};

/** Wall that the open curtain takes, as a part of the track: 45 cm of 3 m for a wave, 60 for pinch pleats (our answers on waves and pleats). */
export const stackOfTrack: Readonly<Record<Heading, number>> = {
  wave: 0.15,
  pinch: 0.2,
  eyelet: 0.17,
  pencil: 0.2,
};

/** Cords must end this high above the floor where children can be (EN 13120, as fitters apply it: https://ellinisinteriors.co.uk/child-safety-regulations/). */
export const cordEndsCm = 150;
