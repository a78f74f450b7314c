import { isCurtain, type PlannedWindow } from './window';

/**
 * Allowances of the trade in centimetres, each with its source. 'Our page' is the shop's own claim there: change both
 * together. The bottom hem and the overlap of a pair are the owner's data (content/workshop.json).
 */
export const trade = {
  /** If three readings differ by more than this, the opening is not straight (our post on measuring). */
  straightWithinCm: 1,
  /** Plausible range, up to the longest common tape measure; numbers outside are entry errors. */
  plausibleCm: { width: [30, 800], height: [30, 800] },
  /** Plausible maximum of the other measures in homes. */
  mostOtherCm: {
    depth: 100,
    beyond: 150,
    clear: 60,
    sill: 250,
    diagonalDown: 1200,
    diagonalUp: 1200,
  },
  /** With its unit, a number may exceed these so far: a wall of 9 m. */
  statedOfMost: 1.5,
  /** Higher installations need a scaffold (our answers on prices). */
  scaffoldFromCm: 300,
  /** An opening at least this high is most likely a door. */
  doorFromCm: 195,
  /**
   * Depth without which it cannot be fixed inside a recess: roller 5 (Custom Blinds ZA; ABC 3 to 7), aluminium venetian 3.5,
   * vertical 8.5 (https://abcblindsonline.com.au/pages/measure), roman 5 (4B2U), one track 12, two 20 (our post on measuring).
   */
  leastDepthCm: { curtain: 12, double: 20, roller: 5, venetian: 3.5, roman: 5, vertical: 8.5 },
  /**
   * Greatest width of a blind in one piece. Roller: cloth 280 wide (our page); venetian: above it too heavy to lift (our page);
   * roman: a 280-cm roll less its side hems; vertical: the usual longest bar of aluminium. Tracks are joined.
   */
  widestCm: { roller: 280, venetian: 200, roman: 275, vertical: 600 },
  /** A blind on the wall covers as much above the opening, and below it where there is a sill. */
  blindOverlapCm: 8,
  /** Height of a curtain track under the ceiling, and of the glider under the track (easytrack.com.au: 1.5 for the glider). */
  trackCm: 1.5,
  gliderCm: 1.5,
  /** Height of eyelet cloth above the top of its pole (candh.co.uk: 3; homeimprovementzone.net: 4). */
  standUpCm: 3,
  /** From the last hook back to the wall, on each outer side of pleats on the wall (bracket of 8; 5 to 10 in the trade). */
  returnCm: 8,
  /** Heading of a curtain, turned over, and the hem at each side of a panel. */
  curtainHemsCm: { top: 8, side: 5 },
  /** A roman blind's hems (freelivecalculators, roman shade). */
  romanHemsCm: { top: 5, bottom: 10, side: 2.5 },
  /** A roman blind inside a recess is narrower on each side by this (our page on window blinds). */
  romanGapCm: 0.5,
  /** A lining ends above the curtain's hem, and has a narrower hem of its own (https://www.merrick-day.com/uk/info/). */
  liningShorterCm: 2.5,
  liningHemCm: 10,
  /** A sheer behind a curtain hangs shorter, so that it does not show below it: 3/8 in (drpinc.net). */
  sheerShorterCm: 1,
  /** Lost at each edge of a width that is joined to the next (https://www.merrick-day.com/uk/info/ency116.htm). */
  seamCm: 1.5,
  /** Fullness of each heading: wave 2 to 2.2, pleats 2.5 (our category pages). */
  fullness: { wave: 2.2, pinch: 2.5, eyelet: 2, pencil: 2.5 },
  /** Stack as a share of the track: 45 cm of 3 m for a wave, 60 for pleats (our answers on waves and pleats). */
  stackOfTrack: { wave: 0.15, pinch: 0.2, eyelet: 0.17, pencil: 0.2 },
  /** A lining adds a third to it (the same answer). */
  stackOfLining: 4 / 3,
  /** Cords end this high above the floor where children can be (EN 13120: https://ellinisinteriors.co.uk/child-safety-regulations/). */
  cordEndsCm: 150,
} as const;

/** Beyond the opening on each side. Curtain: 15 to 25 (our post on measuring); blinds: 8 (our page on window blinds). */
export const usualBeyondCm = (window: PlannedWindow): number => (isCurtain(window) ? 20 : 8);

/** Floor clearance. Curtain: on marble or tiles (our answers on waves and pleats); blind: 3/4 in (worldwindowfashions.com). */
export const usualClearCm = (window: PlannedWindow): number => (isCurtain(window) ? 1 : 2);
