import { type Calculation, calculate } from '../calculation/calculate';
import {
  cordEndsCm,
  doorFromCm,
  flushDepthCm,
  leastDepthCm,
  scaffoldFromCm,
  widestCm,
} from '../model/allowances';
import type { Unit } from '../model/length';
import { fieldText } from '../model/length';
import { cmOf, type MeasuredWindow, measure } from '../model/measure';
import { isCurtain, isSewn, type LengthField, type PlannedWindow } from '../model/plan';
import { clothOf, type Stock, sheerOf } from '../model/stock';
import { checkDiagonals, checkOtherFields } from './check-other-fields';
import { checkSide, withTexts } from './check-side';
import { type Issue, issue } from './issue';

/** What a check must know of the home around the window. */
export interface Surroundings {
  readonly unit: Unit;
  readonly children: boolean;
  /** Whether the room's name says that somebody sleeps there; content knows the words. */
  readonly bedroom: boolean;
  /** Whether the room's name says that it is a child's. */
  readonly nursery: boolean;
  readonly stock: Stock;
}

function checkDepth(measured: MeasuredWindow): readonly Issue[] {
  const { product, mount } = measured.window;
  const depth = cmOf(measured, 'depth');
  if (depth === undefined || mount !== 'recess') return [];
  const least = leastDepthCm[product];
  const flush = flushDepthCm[product];
  const lengths = { depth, least, flush };
  if (depth >= flush) return [issue('deepEnough', 'ok', 'other', { lengths })];
  if (depth >= least) return [issue('standsOut', 'ok', 'other', { lengths })];
  const fixes = [{ code: 'outside', change: { mount: 'wall' } }] as const;
  return [issue('shallow', 'warning', 'other', { fields: ['depth'], lengths, fixes })];
}

function checkSize(calculation: Calculation, measured: MeasuredWindow): readonly Issue[] {
  const { window, unit } = measured;
  const { widthCm, heightCm, glass, layers } = calculation;
  const most = widestCm[window.product];
  const issues: Issue[] = [];
  if (widthCm > most) {
    const code = isCurtain(window) ? 'joinedTrack' : 'tooWide';
    const lengths = { width: widthCm, most };
    issues.push(
      issue(code, isCurtain(window) ? 'ok' : 'warning', 'result', {
        lengths,
        count: Math.ceil(widthCm / most),
      }),
    );
  }
  if (heightCm > scaffoldFromCm)
    issues.push(issue('high', 'ok', 'result', { lengths: { height: heightCm } }));
  const door = !isCurtain(window) && window.mount === 'wall' && calculation.belowCm > 0;
  if (door && heightCm >= doorFromCm) {
    const fixes = [{ code: 'floor', change: { ending: 'floor' } }] as const;
    issues.push(issue('door', 'warning', 'result', { lengths: { height: heightCm }, fixes }));
  }
  const cut = layers.find(
    ({ role, cloth }) => role !== 'lining' && cloth.sideways && !cloth.turned,
  );
  if (cut && isCurtain(window)) {
    const { hemmedCm, rollCm, widths } = cut.cloth;
    const lengths = { drop: cut.dropCm, hemmed: hemmedCm, roll: rollCm };
    issues.push(issue('widths', 'ok', 'result', { lengths, count: widths }));
  }
  if (glass) {
    const change = withTexts(window, ['beyond'], () => fieldText(glass.beyondCm, unit));
    const lengths = { covered: glass.coveredCm, beyond: glass.beyondCm };
    const fixes = [{ code: 'reach', change, cm: glass.beyondCm }] as const;
    issues.push(issue('stackOnGlass', 'ok', 'result', { lengths, fixes }));
  }
  return issues;
}

function checkCloth(window: PlannedWindow, { stock, bedroom }: Surroundings): readonly Issue[] {
  if (!isSewn(window)) return [];
  const cloth = clothOf(window, stock);
  if (!cloth) return [issue('clothMissing', 'warning', 'cloth')];
  if (window.product === 'double' && !sheerOf(stock))
    return [issue('sheerMissing', 'warning', 'cloth')];
  const light = cloth.opacity === 'sheer' || cloth.opacity === 'light';
  if (!bedroom || !light || window.lining !== 'none') return [];
  // A sheer has no lining: what darkens the room hangs on a track of its own.
  const dark = stock.cloths.find(({ opacity }) => opacity === 'dark');
  if (cloth.opacity === 'sheer' && !dark) return [];
  const change =
    cloth.opacity === 'sheer'
      ? ({ product: 'double', cloth: dark?.id ?? '' } as const)
      : ({ lining: 'blackout' } as const);
  return [issue('bedroom', 'ok', 'cloth', { fixes: [{ code: 'lining', change }] })];
}

function checkCord(window: PlannedWindow, around: Surroundings): readonly Issue[] {
  // A curtain is drawn by hand or by a wand, without a cord.
  const cord = !isCurtain(window) && window.control !== 'motor';
  if (!cord || !(around.children || around.nursery)) return [];
  const fixes = [{ code: 'motor', change: { control: 'motor' } }] as const;
  return [issue('cord', 'warning', 'control', { lengths: { ends: cordEndsCm }, fixes })];
}

export interface CheckedWindow {
  readonly measured: MeasuredWindow;
  readonly issues: readonly Issue[];
  /** Places that are measured, of three each. */
  readonly count: { readonly width: number; readonly height: number };
  /** Fields that cannot be read or cannot be right. */
  readonly faulty: readonly LengthField[];
  /** What the workshop needs; none while a number cannot be right. */
  readonly calculation: Calculation | undefined;
}

/** All that can be said of a window as it stands. */
export function checkWindow(window: PlannedWindow, around: Surroundings): CheckedWindow {
  const measured = measure(window, around.unit);
  const width = checkSide(measured, 'width');
  const height = checkSide(measured, 'height');
  const others = checkOtherFields(measured);
  const diagonals = checkDiagonals(measured);
  const faulty = [
    ...width.faulty,
    ...height.faulty,
    ...others.flatMap(({ fields }) => fields),
    ...diagonals.filter(({ code }) => code === 'unreadable').flatMap(({ fields }) => fields),
  ];
  const calculation = faulty.length > 0 ? undefined : calculate(measured, around.stock);
  return {
    measured,
    issues: [
      ...width.issues,
      ...height.issues,
      ...others,
      ...(faulty.length > 0 && others.length > 0 ? [] : checkDepth(measured)),
      ...diagonals,
      ...checkCloth(window, around),
      ...checkCord(window, around),
      ...(calculation ? checkSize(calculation, measured) : []),
    ],
    count: { width: width.count, height: height.count },
    faulty,
    calculation,
  };
}

/** Whether a window has something to look at that keeps it from being priced. */
export function needsAttention({ faulty }: CheckedWindow): boolean {
  return faulty.length > 0;
}
