import type { Calculation } from '../calculation/calculate';
import { stackPart } from '../calculation/glass';
import { beyondCm, curtainClearCm, fullnessOf } from '../model/allowances';
import { cmOf, type MeasuredWindow } from '../model/measure';
import { type Heading, isCurtain, type PlannedWindow } from '../model/plan';

/** A rectangle of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size of the drawing; its letters are 14 high, 11 px on a screen 320 wide. */
export const drawingWidth = 360;
export const drawingHeight = 300;

/** Room for the window; above, below and beside it stand its measures. */
const area = { x: 14, y: 36, width: 250, height: 204 };

/** What a window is drawn as until it is measured, in centimetres. */
const usualCm = { width: 200, curtainDrop: 260, blindDrop: 150 };

/** A drawing is not longer than wide, or wider than long, by more than this. */
const mostLopsided = 8;

/** Frame above the glass and below the track: 10 cm is enough (our answers on waves and pleats). */
const aboveGlassCm = 10;

/** Width of cloth that one fold takes, in centimetres: a wave of 8 cm there and back (our page), and what the others gather. */
const clothOfFoldCm: Readonly<Record<Heading, number>> = {
  wave: 16,
  pinch: 14,
  eyelet: 20,
  pencil: 9,
};

/** A slat's height, a roman fold's and a louvre's width, in centimetres (our pages on blinds). */
const slatCm = 5;
const romanFoldCm = 25;

/** Part of a blind that is down, so that the window is seen behind it. */
const lowered = { roller: 0.5, venetian: 0.7, roman: 0.5, vertical: 0.55 } as const;

/** Cloth or louvres in folds that lie beside each other along an axis. */
export interface Folds extends Box {
  readonly count: number;
  readonly along: 'x' | 'y';
}

export interface WindowGeometry {
  /** Whether lengths on the drawing are in proportion. */
  readonly toScale: boolean;
  readonly whole: Box;
  readonly opening: Box;
  /** Floor below a curtain. */
  readonly floorY: number | undefined;
  readonly panels: readonly Folds[];
  readonly slats: readonly Box[];
  /** A sheer behind the curtain. */
  readonly sheer: Folds | undefined;
}

function curtainPanels(window: PlannedWindow, whole: Box, widthCm: number): readonly Folds[] {
  const count = window.stack === 'both' ? 2 : 1;
  // Open, as it stands: no more of the glass is covered than in life.
  const width = (whole.width * Math.min(1, stackPart(window))) / count;
  const cloth = (widthCm * fullnessOf[window.heading]) / count;
  const folds = Math.max(
    2,
    Math.min(Math.floor(width / 3.2), Math.round(cloth / clothOfFoldCm[window.heading])),
  );
  const panel = (x: number): Folds => ({ ...whole, x, width, count: folds, along: 'x' });
  const left = panel(whole.x);
  const right = panel(whole.x + whole.width - width);
  if (window.stack === 'both') return [left, right];
  return [window.stack === 'left' ? left : right];
}

function blindPanels(window: PlannedWindow, whole: Box, scale: number) {
  const { product, stack, louvre } = window;
  if (product === 'curtain' || product === 'double') return { panels: [], slats: [] };
  const part = lowered[product];
  const down = { ...whole, height: whole.height * part };
  if (product === 'venetian') {
    const count = Math.max(3, Math.floor(down.height / Math.max(3, slatCm * scale)));
    const pitch = down.height / count;
    const slats = Array.from({ length: count }, (_, index) => ({
      ...down,
      y: down.y + index * pitch,
      height: pitch * 0.68,
    }));
    return { panels: [], slats };
  }
  if (product === 'vertical') {
    const width = whole.width * part;
    const x = stack === 'right' ? whole.x + whole.width - width : whole.x;
    const count = Math.max(3, Math.min(60, Math.round(width / ((louvre / 10) * scale))));
    return { panels: [{ ...whole, x, width, count, along: 'x' } as const], slats: [] };
  }
  const folds = Math.max(2, Math.round(down.height / (romanFoldCm * scale)));
  const count = product === 'roman' ? folds : 1;
  return { panels: [{ ...down, count, along: 'y' } as const], slats: [] };
}

/** Where everything stands on the drawing of a window: its own sizes where they are known, else usual ones. */
export function windowGeometry(
  measured: MeasuredWindow,
  calculation: Calculation | undefined,
): WindowGeometry {
  const { window } = measured;
  const curtain = isCurtain(window);
  const beyond = window.mount === 'recess' ? 0 : beyondCm[window.product];
  const openingCm = calculation?.openingCm ?? usualCm.width;
  const widthCm = calculation?.widthCm ?? openingCm + 2 * beyond;
  const drop = calculation?.dropCm ?? (curtain ? usualCm.curtainDrop : usualCm.blindDrop);
  const dropCm = Math.min(Math.max(drop, widthCm / mostLopsided), widthCm * mostLopsided);
  const scale = Math.min(area.width / widthCm, area.height / dropCm);
  const [width, height] = [widthCm * scale, dropCm * scale];
  const whole: Box = {
    x: area.x + (area.width - width) / 2,
    y: area.y + (area.height - height) / 2,
    width,
    height,
  };
  const clear = curtain ? (calculation?.clearCm ?? curtainClearCm) * scale : 0;
  const sillCm = Math.min(cmOf(measured, 'sill') ?? (dropCm > 220 ? 25 : 0), dropCm * 0.7);
  const above =
    (curtain ? (window.mount === 'recess' ? 0 : aboveGlassCm) : (calculation?.aboveCm ?? beyond)) *
    scale;
  const below = curtain
    ? Math.max(0, sillCm * scale - clear)
    : (calculation?.belowCm ?? beyond) * scale;
  const openingWidth = openingCm * scale;
  return {
    toScale: calculation !== undefined && dropCm === drop,
    whole,
    opening: {
      x: whole.x + (width - openingWidth) / 2,
      y: whole.y + above,
      width: openingWidth,
      height: Math.max(8, height - above - below),
    },
    floorY: curtain ? whole.y + height + Math.max(1.5, clear) : undefined,
    ...(curtain
      ? { panels: curtainPanels(window, whole, widthCm), slats: [] }
      : blindPanels(window, whole, scale)),
    sheer:
      window.product === 'double'
        ? { ...whole, count: Math.max(2, Math.floor(width / 9)), along: 'x' }
        : undefined,
  };
}
