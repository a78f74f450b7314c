import type { Product } from '@/config/window';
import { type Calculation, calculate } from '../calculation/calculate';
import { trade } from '../model/allowances';
import { fieldText } from '../model/length';
import { clothsOf, isCurtain, isMiscounted, type PlannedWindow } from '../model/window';
import type { Stock } from '../shop';
import {
  checkOthers,
  checkSide,
  error,
  type Issue,
  note,
  onTheWall,
  warning,
} from './check-lengths';
import { type MeasuredWindow, measure } from './measure';

function* checkSize(calculation: Calculation, window: PlannedWindow): Generator<Issue> {
  const { widthCm: width, heightCm: height, belowCm, glassCm: beyond, layers } = calculation;
  const widest: Readonly<Partial<Record<Product, number>>> = trade.widestCm;
  const most = widest[window.product];
  if (most && width > most) yield warning('tooWide', 'result', { width, most });
  if (height > trade.scaffoldFromCm) yield note('high', 'result', { height });
  if (belowCm > 0 && height >= trade.doorFromCm) {
    const fixes = [{ code: 'floor', change: { ending: 'floor' } }] as const;
    yield warning('door', 'result', { height }, { fixes });
  }
  const cut = layers.find(({ role, stock, cloth }) => {
    return role !== 'lining' && stock.sideways && !cloth.turned;
  });
  if (cut && isCurtain(window))
    yield note('seams', 'result', { hemmed: cut.cloth.hemmedCm, roll: cut.stock.rollCm });
  if (beyond) {
    const lengths = { ...window.lengths, beyond: fieldText(beyond, window.unit) };
    const fixes = [{ code: 'reach', change: { lengths }, cm: beyond }] as const;
    yield note('stackOnGlass', 'result', { beyond }, { fixes });
  }
}

function* checkDetails({ window, lengths }: MeasuredWindow, stock: Stock): Generator<Issue> {
  const depth = lengths.depth?.cm;
  const least = trade.leastDepthCm[window.product];
  if (depth !== undefined && depth < least && window.mount === 'recess')
    yield warning('shallow', 'details', { depth, least }, { fields: ['depth'], fixes: onTheWall });
  const { sewn, face, sheer } = clothsOf(window, stock);
  if ((sewn && !face) || (window.product === 'double' && !sheer))
    yield warning('clothMissing', 'details');
  // A curtain is drawn by hand or by a wand, without a cord.
  const cord = !isCurtain(window) && window.control === 'hand';
  if (cord && window.remarks.includes('children')) {
    const fixes = [{ code: 'motor', change: { control: 'motor' } }] as const;
    yield warning('cord', 'details', { ends: trade.cordEndsCm }, { fixes });
  }
  if (isMiscounted(window))
    yield error('count', 'alike', {}, { fields: ['alike'], typed: window.alike });
}

export function checkWindow(window: PlannedWindow, stock: Stock) {
  const measured = measure(window);
  const lengths = [
    ...checkSide(measured, 'width'),
    ...checkSide(measured, 'height'),
    ...checkOthers(measured),
  ];
  const faulty = lengths.flatMap(({ severity, fields }) => (severity === 'error' ? fields : []));
  const calculation = faulty.length > 0 ? undefined : calculate(measured, stock);
  const issues = [
    ...lengths,
    ...checkDetails(measured, stock),
    ...(calculation ? checkSize(calculation, window) : []),
  ];
  return { ...measured, issues, faulty, calculation };
}

export type CheckedWindow = Readonly<ReturnType<typeof checkWindow>>;

const cache = new WeakMap<PlannedWindow, CheckedWindow>();

/** A window's check, cached until the window changes: a page has one stock. */
export function cachedCheck(window: PlannedWindow, stock: Stock): CheckedWindow {
  const checked = cache.get(window) ?? checkWindow(window, stock);
  cache.set(window, checked);
  return checked;
}
