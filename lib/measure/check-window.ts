import { checkSide } from './check-side';
import type { About, Finding } from './finding';
import { readLength, roundToMm, type Unit } from './length';
import { cordEndsCm, leastDepthCm, straightWithinCm, widestCm } from './limits';
import type { LengthField, PlannedWindow } from './plan';
import { type Reckoned, reckon, trackOf } from './reckon';
import { takeOf } from './take';

/** What a check must know of the home around the window. */
export interface Surroundings {
  readonly unit: Unit;
  readonly children: boolean;
  /** Whether the room's name says that somebody sleeps there; content knows the words. */
  readonly bedroom: boolean;
  /** Whether the room's name says that it is a child's. */
  readonly nursery: boolean;
}

/** Texts of fields beside the six measures that say no length. */
function unreadable(window: PlannedWindow, unit: Unit): readonly Finding[] {
  const places: readonly (readonly [About, LengthField])[] = [
    ['diagonals', 'diagonalDown'],
    ['diagonals', 'diagonalUp'],
    ['depth', 'depth'],
    ['more', 'beyond'],
    ['more', 'clear'],
    ['more', 'sill'],
    ['cloth', 'repeat'],
  ];
  return places.flatMap(([about, field]) => {
    const typed = window.lengths[field];
    if (readLength(typed, unit).kind !== 'unreadable') return [];
    return [{ code: 'unreadable', tone: 'look', about, fields: [field], lengths: {}, typed }];
  });
}

function lengthOf(window: PlannedWindow, field: LengthField, unit: Unit): number | undefined {
  const reading = readLength(window.lengths[field], unit);
  return reading.kind === 'length' ? reading.cm : undefined;
}

/** A typed diagonal further than this from the reckoned one, as a part of it, is a slip and not a slanting wall. */
const diagonalSlip = 0.08;

function checkDiagonals(window: PlannedWindow, unit: Unit): readonly Finding[] {
  const fields = ['diagonalDown', 'diagonalUp'] as const;
  const [down, up] = fields.map((field) => lengthOf(window, field, unit));
  const width = takeOf(window, 'width', unit)?.cm;
  const height = takeOf(window, 'height', unit)?.cm;
  const expected = width && height ? roundToMm(Math.hypot(width, height)) : undefined;
  const off = fields.flatMap((field): readonly Finding[] => {
    const cm = lengthOf(window, field, unit);
    if (cm === undefined || !expected || Math.abs(cm - expected) <= diagonalSlip * expected) {
      return [];
    }
    const lengths = { typed: cm, expected };
    return [{ code: 'diagonalOff', tone: 'look', about: 'diagonals', fields: [field], lengths }];
  });
  // A curtain's height is taken from its track, so its diagonals are not those of width and height.
  if (off.length > 0 && window.product !== 'curtain') return off;
  if (down === undefined && up === undefined) return [];
  if (down === undefined || up === undefined) {
    const field = down === undefined ? 'diagonalDown' : 'diagonalUp';
    return [
      { code: 'oneDiagonal', tone: 'look', about: 'diagonals', fields: [field], lengths: {} },
    ];
  }
  const difference = roundToMm(Math.abs(down - up));
  const square = difference <= straightWithinCm;
  return [
    {
      code: square ? 'square' : 'outOfSquare',
      tone: square ? 'fine' : 'look',
      about: 'diagonals',
      fields: square ? [] : fields,
      lengths: { difference, least: Math.min(down, up), most: Math.max(down, up) },
      ...(!square &&
        window.mount === 'inside' && { fix: { code: 'outside', change: { mount: 'outside' } } }),
    },
  ];
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

function checkDrop(reckoned: Reckoned | undefined, rollCm: number): readonly Finding[] {
  const cloth = reckoned?.cloth;
  // Narrow cloth is always cut in lengths; wide cloth only when the drop is more than the roll.
  if (!cloth || rollCm < 280 || cloth.turned) return [];
  const lengths = { drop: reckoned.dropCm, hemmed: cloth.hemmedCm, roll: rollCm };
  return [
    { code: 'twoLengths', tone: 'look', about: 'cloth', fields: [], lengths, count: cloth.drops },
  ];
}

function checkLining(window: PlannedWindow, { bedroom }: Surroundings): readonly Finding[] {
  const dark = window.cloth !== 'sheer' && window.cloth !== 'linen';
  const sewn = window.product === 'curtain' || window.product === 'roman';
  if (!bedroom || !sewn || dark || window.lining !== 'none') return [];
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
  readonly reckoned: Reckoned | undefined;
  /** The window without the numbers that cannot be right: what is drawn meanwhile. */
  readonly sound: PlannedWindow;
}

/** All that can be said of a window as it stands. */
export function checkWindow(window: PlannedWindow, around: Surroundings): Checked {
  const { unit } = around;
  const width = checkSide(window, 'width', unit);
  const height = checkSide(window, 'height', unit);
  const faulty = width.faulty || height.faulty;
  const reckoned = faulty ? undefined : reckon(window, unit);
  const slipped = [...width.slipped, ...height.slipped].map((field) => [field, '']);
  const lengths = { ...window.lengths, ...Object.fromEntries(slipped) };
  return {
    findings: [
      ...width.findings,
      ...(width.faulty ? [] : checkWidest(window, unit)),
      ...height.findings,
      ...unreadable(window, unit),
      ...(faulty ? [] : checkDiagonals(window, unit)),
      ...checkDepth(window, unit),
      ...checkDrop(reckoned, window.rollCm),
      ...checkLining(window, around),
      ...checkCord(window, around),
    ],
    missing: { width: width.missing, height: height.missing },
    reckoned,
    sound: slipped.length > 0 ? { ...window, lengths } : window,
  };
}
