import { type Calculation, calculate } from '../calculation/calculate';
import { trade } from '../model/allowances';
import { fieldText } from '../model/length';
import { type MeasuredWindow, measure } from '../model/measure';
import { clothOf, type Stock, sheerOf } from '../model/stock';
import { isCurtain, isSewn, type PlannedWindow, type Product } from '../model/window';
import { checkOthers, checkSide, withTexts } from './check-lengths';
import { type Issue, issue } from './issue';

function checkDepth({ window, lengths }: MeasuredWindow): readonly Issue[] {
  const depth = lengths.depth?.cm;
  if (depth === undefined || window.mount !== 'recess') return [];
  const least = trade.leastDepthCm[window.product];
  if (depth < least) {
    const fixes = [{ code: 'outside', change: { mount: 'wall' } }] as const;
    const rest = { fields: ['depth'], lengths: { depth, least }, fixes } as const;
    return [issue('shallow', 'warning', 'details', rest)];
  }
  if (window.product !== 'roller' || depth >= trade.flushRollerCm) return [];
  return [issue('standsOut', 'ok', 'details', { lengths: { depth, flush: trade.flushRollerCm } })];
}

function checkSize(calculation: Calculation, window: PlannedWindow): readonly Issue[] {
  const { widthCm: width, heightCm: height, belowCm, glass, layers } = calculation;
  const curtain = isCurtain(window);
  const issues: Issue[] = [];
  const widest: Readonly<Partial<Record<Product, number>>> = trade.widestCm;
  const most = widest[window.product];
  if (most && width > most)
    issues.push(issue('tooWide', 'warning', 'result', { lengths: { width, most } }));
  if (height > trade.scaffoldFromCm)
    issues.push(issue('high', 'ok', 'result', { lengths: { height } }));
  if (belowCm > 0 && height >= trade.doorFromCm) {
    const fixes = [{ code: 'floor', change: { ending: 'floor' } }] as const;
    issues.push(issue('door', 'warning', 'result', { lengths: { height }, fixes }));
  }
  const cut = layers.find(({ role, stock, cloth }) => {
    return role !== 'lining' && stock.sideways && !cloth.turned;
  });
  if (cut && curtain) {
    const { hemmedCm: hemmed } = cut.cloth;
    issues.push(issue('seams', 'ok', 'result', { lengths: { hemmed, roll: cut.stock.rollCm } }));
  }
  if (glass) {
    const { coveredCm: covered, beyondCm: beyond } = glass;
    const change = withTexts(window, [['beyond', fieldText(beyond, window.unit)]]);
    const fixes = [{ code: 'reach', change, cm: beyond }] as const;
    issues.push(issue('stackOnGlass', 'ok', 'result', { lengths: { covered, beyond }, fixes }));
  }
  return issues;
}

function checkChoices(window: PlannedWindow, stock: Stock): readonly Issue[] {
  const issues: Issue[] = [];
  const missing = !clothOf(window, stock) || (window.product === 'double' && !sheerOf(stock));
  if (isSewn(window) && missing) issues.push(issue('clothMissing', 'warning', 'details'));
  // A curtain is drawn by hand or by a wand, without a cord.
  const cord = !isCurtain(window) && window.control === 'hand';
  if (cord && window.remarks.includes('children')) {
    const fixes = [{ code: 'motor', change: { control: 'motor' } }] as const;
    issues.push(
      issue('cord', 'warning', 'details', { lengths: { ends: trade.cordEndsCm }, fixes }),
    );
  }
  return issues;
}

const errors: readonly Issue['code'][] = ['unreadable', 'beside', 'range', 'tape'];

/** Checks and calculates a window. */
export function checkWindow(window: PlannedWindow, stock: Stock) {
  const measured = measure(window);
  const lengths = [
    ...checkSide(measured, 'width'),
    ...checkSide(measured, 'height'),
    ...checkOthers(measured),
  ];
  /** Fields with errors, which prevent the calculation. */
  const faulty = lengths
    .filter(({ code }) => errors.includes(code))
    .flatMap(({ fields }) => fields);
  const calculation = faulty.length > 0 ? undefined : calculate(measured, stock);
  const issues = [
    ...lengths,
    ...(faulty.includes('depth') ? [] : checkDepth(measured)),
    ...checkChoices(window, stock),
    ...(calculation ? checkSize(calculation, window) : []),
  ];
  return { ...measured, issues, faulty, calculation };
}

export type CheckedWindow = Readonly<ReturnType<typeof checkWindow>>;

const cache = new WeakMap<PlannedWindow, readonly [stock: Stock, checked: CheckedWindow]>();

/** A window's check, cached until the window changes. */
export function cachedCheck(window: PlannedWindow, stock: Stock): CheckedWindow {
  const [known, before] = cache.get(window) ?? [];
  if (before && known === stock) return before;
  const checked = checkWindow(window, stock);
  cache.set(window, [stock, checked]);
  return checked;
}
