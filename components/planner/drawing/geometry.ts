import { stackPart } from '@/lib/planner/calculation/calculate';
import type { CheckedWindow } from '@/lib/planner/checks/check-window';
import { trade, usualBeyondCm, usualClearCm } from '@/lib/planner/model/allowances';
import { isCurtain, type PlannedWindow } from '@/lib/planner/model/window';

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Size of the drawing; its font size is 14, or 11 px on a 320 px screen. */
export const drawingSize = { width: 360, height: 300 };

const area = { x: 14, y: 36, width: 250, height: 204 };

const usualCm = { width: 200, curtainDrop: 260, blindDrop: 150 };

/** Frame above the glass and below the track: 10 cm is enough (our answers on waves and pleats). */
const aboveGlassCm = 10;

/** A curtain's fold there and back, a slat's height, a roman fold's and a louvre's width, in centimetres (our pages). */
const foldCm = { curtain: 16, venetian: 5, roman: 25, vertical: 8.9 };

export function foldsOf(box: Box, pitch: number, upright: boolean): string {
  const length = upright ? box.width : box.height;
  const count = Math.max(2, Math.round(length / Math.max(pitch, 3.2)));
  const edges = Array.from({ length: count - 1 }, (_, index) => ((index + 1) * length) / count);
  return edges
    .map((at) =>
      upright ? `M${box.x + at} ${box.y}v${box.height}` : `M${box.x} ${box.y + at}h${box.width}`,
    )
    .join('');
}

function curtainCloths(window: PlannedWindow, whole: Box, scale: number) {
  const part = Math.min(1, stackPart(window));
  const width = (whole.width * part) / (window.stack === 'both' ? 2 : 1);
  const pitch = (foldCm.curtain * scale * part) / trade.fullness[window.heading];
  const left = { ...whole, width };
  const right = { ...left, x: whole.x + whole.width - width };
  const boxes = { both: [left, right], left: [left], right: [right] }[window.stack];
  return boxes.map((box) => ({ box, folds: foldsOf(box, pitch, true) }));
}

/** A half-lowered blind, so that the window is visible. */
function blindCloths({ product, stack }: PlannedWindow, whole: Box, scale: number) {
  if (product === 'vertical') {
    const width = whole.width / 2;
    const box = { ...whole, width, x: stack === 'right' ? whole.x + width : whole.x };
    return [{ box, folds: foldsOf(box, foldCm.vertical * scale, true) }];
  }
  const box = { ...whole, height: whole.height / 2 };
  if (product !== 'venetian' && product !== 'roman') return [{ box, folds: '' }];
  return [{ box, folds: foldsOf(box, foldCm[product] * scale, false) }];
}

export function windowGeometry({ window, lengths, calculation }: CheckedWindow) {
  const curtain = isCurtain(window);
  const recess = window.mount === 'recess';
  const openingCm = calculation?.openingCm ?? usualCm.width;
  const widthCm = calculation?.widthCm ?? openingCm + (recess ? 0 : 2 * usualBeyondCm(window));
  const usualDrop = curtain ? usualCm.curtainDrop : usualCm.blindDrop;
  const dropCm = Math.max(1, calculation?.dropCm ?? usualDrop);
  const scale = Math.min(area.width / widthCm, area.height / dropCm);
  const [width, height] = [widthCm * scale, dropCm * scale];
  const x = area.x + (area.width - width) / 2;
  const y = area.y + (area.height - height) / 2;
  const whole: Box = { x, y, width, height };
  const clearCm = calculation?.clearCm ?? usualClearCm(window);
  const sillCm = Math.min(lengths.sill?.cm ?? (dropCm > 220 ? 25 : 0), dropCm * 0.7);
  const covered = recess ? 0 : trade.blindOverlapCm;
  const above = curtain ? (recess ? 0 : aboveGlassCm) : (calculation?.aboveCm ?? covered);
  const below = curtain ? Math.max(0, sillCm - clearCm) : (calculation?.belowCm ?? covered);
  const opening: Box = {
    x: x + ((widthCm - openingCm) * scale) / 2,
    y: y + above * scale,
    width: openingCm * scale,
    height: Math.max(0, (dropCm - above - below) * scale),
  };
  return {
    whole,
    opening,
    floorY: curtain ? y + height + Math.max(1.5, clearCm * scale) : undefined,
    cloths: (curtain ? curtainCloths : blindCloths)(window, whole, scale),
  };
}
