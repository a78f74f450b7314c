import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import type { Calculated } from './calculate';
import { fieldText, lengthCm, roundToMm, type Unit } from './length';
import { bottomHemCm, seamCm, sideHemCm, topHemCm } from './limits';
import type { PlannedWindow } from './plan';
import { lengthText, metresText } from './say';

/** One line of the working: what was done, and what comes out. */
export interface WorkingLine {
  readonly label: string;
  readonly value: string;
  /** The line that is ordered by. */
  readonly total?: boolean;
}

function clothLines(
  window: PlannedWindow,
  calculated: Calculated,
  unit: Unit,
  words: PlannerWords,
): readonly WorkingLine[] {
  const { cloth } = calculated;
  if (!cloth) return [];
  const { worked } = words;
  const n = (cm: number) => fieldText(cm, unit);
  const length = (cm: number) => lengthText(roundToMm(cm), unit, words);
  const metres = metresText(cloth.metres, words);
  const repeatCm = lengthCm(window.lengths.repeat, unit) ?? 0;
  const hems = String(2 * calculated.panels);
  const curtain = window.product === 'curtain';
  const across = {
    track: n(calculated.widthCm),
    fullness: calculated.fullness,
    hems,
    hem: n(sideHemCm),
  };
  const down = {
    height: n(calculated.heightCm),
    drop: n(calculated.dropCm),
    clear: n(calculated.clearCm),
    top: n(topHemCm),
    bottom: n(bottomHemCm),
  };
  const method = cloth.turned ? 'turned' : cloth.drops === 1 ? 'single' : 'upright';
  return [
    { label: fill(curtain ? worked.cloth : worked.flat, across), value: length(cloth.clothCm) },
    {
      label: fill(worked[method], { roll: n(window.rollCm), seams: n(2 * seamCm) }),
      value: plural(cloth.drops, worked.lengths, words.language),
    },
    { label: fill(curtain ? worked.drop : worked.blindCloth, down), value: length(cloth.hemmedCm) },
    ...(repeatCm > 0
      ? [
          {
            label: fill(cloth.turned ? worked.noRepeat : worked.repeat, { repeat: n(repeatCm) }),
            value: length(cloth.cutCm),
          },
        ]
      : []),
    { label: worked.order, value: metres, total: true },
    ...(window.lining === 'none' ? [] : [{ label: worked.lining, value: metres }]),
  ];
}

/** The working of a window, line by line. */
export function workingLines(
  window: PlannedWindow,
  calculated: Calculated,
  unit: Unit,
  words: PlannerWords,
): readonly WorkingLine[] {
  const { worked } = words;
  const n = (cm: number) => fieldText(cm, unit);
  const length = (cm: number) => lengthText(cm, unit, words);
  const opening = { opening: n(calculated.openingCm), beyond: n(calculated.beyondCm) };
  const inside = window.mount === 'inside';
  const width = {
    label: inside ? worked.inside : fill(worked.outside, opening),
    value: length(calculated.widthCm),
  };
  if (window.product === 'curtain') return [width, ...clothLines(window, calculated, unit, words)];
  const covered = { height: n(calculated.heightCm), overlap: n(calculated.overlapCm) };
  const drop = {
    label: fill(inside ? worked.height : worked.covered, covered),
    value: length(calculated.dropCm),
  };
  if (calculated.cloth) return [width, drop, ...clothLines(window, calculated, unit, words)];
  const size = {
    label: worked.size,
    value: fill(words.list.size, {
      width: n(calculated.widthCm),
      height: length(calculated.dropCm),
    }),
    total: true,
  };
  const area = fill(words.length, { value: calculated.areaM2, unit: words.units.m2 });
  return [width, drop, { label: worked.area, value: area }, size];
}
