import { type Calculated, calculate, trackOf } from './calculate';
import { checkBeside, checkDiagonals, lengthOf } from './check-beside';
import { checkSide } from './check-side';
import type { Finding } from './finding';
import type { Unit } from './length';
import { cordEndsCm, leastDepthCm, widestCm } from './limits';
import { isSewn, type PlannedWindow } from './plan';

/** What a check must know of the home around the window. */
export interface Surroundings {
  readonly unit: Unit;
  readonly children: boolean;
  /** Whether the room's name says that somebody sleeps there; content knows the words. */
  readonly bedroom: boolean;
  /** Whether the room's name says that it is a child's. */
  readonly nursery: boolean;
}

function checkDepth(window: PlannedWindow, unit: Unit): readonly Finding[] {
  const depth = lengthOf(window, 'depth', unit);
  if (depth === undefined || window.mount === 'outside') return [];
  const least = leastDepthCm[window.product];
  const lengths = { depth, least };
  if (depth >= least) {
    return [{ code: 'deepEnough', tone: 'fine', about: 'depth', fields: [], lengths }];
  }
  return [
    {
      code: 'shallow',
      tone: 'look',
      about: 'depth',
      fields: ['depth'],
      lengths,
      fix: { code: 'outside', change: { mount: 'outside' } },
    },
  ];
}

function checkWidest(window: PlannedWindow, unit: Unit): readonly Finding[] {
  const widthCm = trackOf(window, unit)?.widthCm ?? 0;
  const most = widestCm[window.product];
  if (widthCm <= most) return [];
  const count = Math.ceil(widthCm / most);
  const lengths = { width: widthCm, most };
  return [{ code: 'tooWide', tone: 'look', about: 'widths', fields: [], lengths, count }];
}

function checkDrop(calculated: Calculated | undefined, rollCm: number): readonly Finding[] {
  const cloth = calculated?.cloth;
  // Narrow cloth is always cut in lengths; wide cloth only when the drop is more than the roll.
  if (!cloth || rollCm < 280 || cloth.turned) return [];
  const lengths = { drop: calculated.dropCm, hemmed: cloth.hemmedCm, roll: rollCm };
  return [
    { code: 'twoLengths', tone: 'look', about: 'cloth', fields: [], lengths, count: cloth.drops },
  ];
}

function checkLining(window: PlannedWindow, { bedroom }: Surroundings): readonly Finding[] {
  const dark = window.cloth !== 'sheer' && window.cloth !== 'linen';
  if (!bedroom || !isSewn(window.product) || dark || window.lining !== 'none') return [];
  return [
    {
      code: 'bedroom',
      tone: 'look',
      about: 'cloth',
      fields: [],
      lengths: {},
      fix: { code: 'lining', change: { lining: 'blackout' } },
    },
  ];
}

function checkCord(window: PlannedWindow, around: Surroundings): readonly Finding[] {
  const children = around.children || around.nursery;
  // A curtain is drawn by hand or by a wand, without a cord.
  if (!children || window.control === 'motor' || window.product === 'curtain') return [];
  return [
    {
      code: 'cord',
      tone: 'look',
      about: 'control',
      fields: [],
      lengths: { ends: cordEndsCm },
      fix: { code: 'motor', change: { control: 'motor' } },
    },
  ];
}

export interface Checked {
  readonly findings: readonly Finding[];
  /** Measures that are still missing, of each three. */
  readonly missing: { readonly width: number; readonly height: number };
  /** What the workshop needs; nothing while a number cannot be right. */
  readonly calculated: Calculated | undefined;
  /** The window without the numbers that cannot be right: what is drawn meanwhile. */
  readonly sound: PlannedWindow;
}

/** All that can be said of a window as it stands. */
export function checkWindow(window: PlannedWindow, around: Surroundings): Checked {
  const { unit } = around;
  const width = checkSide(window, 'width', unit);
  const height = checkSide(window, 'height', unit);
  const odd = checkBeside(window, unit);
  const unlikely = odd.filter(({ code }) => code === 'unlikely').flatMap(({ fields }) => fields);
  const faulty = width.faulty || height.faulty;
  const slipped = [...width.slipped, ...height.slipped, ...unlikely].map((field) => [field, '']);
  const lengths = { ...window.lengths, ...Object.fromEntries(slipped) };
  const sound = slipped.length > 0 ? { ...window, lengths } : window;
  const calculated = faulty || unlikely.length > 0 ? undefined : calculate(window, unit);
  return {
    findings: [
      ...width.findings,
      ...(width.faulty ? [] : checkWidest(window, unit)),
      ...height.findings,
      ...odd,
      ...(faulty ? [] : checkDiagonals(window, unit)),
      ...checkDepth(sound, unit),
      ...checkDrop(calculated, window.rollCm),
      ...checkLining(window, around),
      ...checkCord(window, around),
    ],
    missing: { width: width.missing, height: height.missing },
    calculated,
    sound,
  };
}
