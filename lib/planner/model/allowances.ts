import type { Heading, Product } from './plan';

/**
 * Allowances of the trade in centimetres, each with its source. 'Our page' is the shop's own claim there: change both
 * together. The bottom hem and the overlap of a pair are the owner's data (content/workshop.json).
 */

/** Three readings that differ by more than this tell of an opening that is not straight (our post on measuring). */
export const straightWithinCm = 1;

/** Outside these a number is a slip: no window here is narrower or lower, no wall wider, no atrium higher. */
export const plausibleCm = {
  width: { from: 30, to: 1200 },
  height: { from: 30, to: 800 },
} as const;

/** The longest tape that homes have. A bare number above it may be millimetres. */
export const tapeCm = 800;

/** More than this is a slip of the unit or of a digit: recesses, borders and sills of homes are smaller. */
export const mostOtherCm = { depth: 100, beyond: 150, clear: 60, sill: 250 } as const;

/** Above this a ladder does not reach: a scaffold comes along (our answers on prices). */
export const scaffoldFromCm = 300;

/** An opening at least this high is most likely a door. */
export const doorFromCm = 195;

type PerProduct = Readonly<Record<Product, number>>;

/**
 * Depth without which it cannot be fixed inside a recess: roller 5 (Custom Blinds ZA; ABC 3 to 7), aluminium venetian 3.5,
 * vertical 8.5 (https://abcblindsonline.com.au/pages/measure), roman 5 (4B2U), one curtain track 12, two 20 (our post on measuring).
 */
export const leastDepthCm: PerProduct = {
  curtain: 12,
  double: 20,
  roller: 5,
  venetian: 3.5,
  roman: 5,
  vertical: 8.5,
};

/** Depth from which it stands out of the recess no more: a roller 7 (ABC); the others as above. */
export const flushDepthCm: PerProduct = { ...leastDepthCm, roller: 7 };

/**
 * Greatest width in one piece. Roller: cloth 280 wide (our page); venetian: 200, above it too heavy to lift (our page); roman: a
 * 280-cm roll less its side hems; vertical and curtain: the usual longest bar of aluminium, 600.
 */
export const widestCm: PerProduct = {
  curtain: 600,
  double: 600,
  roller: 280,
  venetian: 200,
  roman: 275,
  vertical: 600,
};

/** Beyond the opening on each side. Curtain: 15 to 25 (our post on measuring); blinds: 8 (our page on window blinds). */
export const beyondCm: PerProduct = {
  curtain: 20,
  double: 20,
  roller: 8,
  venetian: 8,
  roman: 8,
  vertical: 8,
};

/** A blind on the wall covers as much above the opening, and below it where there is a sill. */
export const blindOverlapCm = 8;

/** Air between a curtain's hem and the floor: on marble or tiles (our answers on waves and pleats). */
export const curtainClearCm = 1;

/** Air between a blind and the floor: 3/4 in (worldwindowfashions.com, sliding doors). */
export const blindClearCm = 2;

/** Height of a curtain track under the ceiling, and of the glider under the track (easytrack.com.au: 1.5 for the glider). */
export const trackCm = 1.5;
export const gliderCm = 1.5;

/** How far eyelet cloth stands above the top of its pole (candh.co.uk: 3; homeimprovementzone.net: 4). */
export const standUpCm = 3;

/** From the last hook back to the wall, on each outer side of pleats that are fixed to the wall (bracket of 8; 5 to 10 in the trade). */
export const returnCm = 8;

/** Heading of a curtain, turned over. */
export const curtainTopHemCm = 8;

/** Hem at each side of a curtain's panel. */
export const curtainSideHemCm = 5;

/** A roman blind's: 5 at the top and 10 at the bottom, 2.5 at each side (freelivecalculators, roman shade). */
export const romanHemsCm = { top: 5, bottom: 10, side: 2.5 } as const;

/** A roman blind inside a recess is narrower on each side by this (our page on window blinds). */
export const romanGapCm = 0.5;

/** A lining ends above the curtain's hem, and has a narrower hem of its own (https://www.merrick-day.com/uk/info/). */
export const liningShorterCm = 2.5;
export const liningHemCm = 10;

/** A sheer behind a curtain hangs shorter, so that it does not show below it: 3/8 in (drpinc.net). */
export const sheerShorterCm = 1;

/** Lost at each edge of a width that is joined to the next (https://www.merrick-day.com/uk/info/ency116.htm). */
export const seamCm = 1.5;

/** Cloth between two eyelets or rings; their number is even, so that both edges turn to the wall. */
export const eyeletEveryCm = 16;

/** Where the last width is for less than this part of a width, the smaller number is offered as well. */
export const smallPartOfWidth = 0.1;

/** Fullness of each heading: wave 2 to 2.2, pleats 2.5 (our category pages). */
export const fullnessOf: Readonly<Record<Heading, number>> = {
  wave: 2.2,
  pinch: 2.5,
  eyelet: 2,
  pencil: 2.5,
};

/** Part of the track that the open curtain takes: 45 cm of 3 m for a wave, 60 for pinch pleats (our answers on waves and pleats). */
export const stackOfTrack: Readonly<Record<Heading, number>> = {
  wave: 0.15,
  pinch: 0.2,
  eyelet: 0.17,
  pencil: 0.2,
};

/** A lining adds a third to it (the same answer). */
export const stackOfLining = 4 / 3;

/** Cords must end this high above the floor where children can be (EN 13120: https://ellinisinteriors.co.uk/child-safety-regulations/). */
export const cordEndsCm = 150;

/** A chain is at least half as long as the blind is high (solaresist). */
export const chainOfDrop = 0.5;
