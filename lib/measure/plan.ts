import type { Unit } from './length';

/** The visitor's list: what is kept, sent as a link and written to a file. All choices have plain names. */
export const products = ['curtain', 'roller', 'venetian', 'roman', 'vertical'] as const;
export const mounts = ['outside', 'inside'] as const;
export const fixings = ['ceiling', 'wall'] as const;
export const stacks = ['both', 'left', 'right'] as const;
export const headings = ['wave', 'pinch', 'eyelet', 'pencil'] as const;
export const cloths = ['sheer', 'linen', 'dimout', 'lined', 'blackout'] as const;
export const linings = ['none', 'cotton', 'blackout'] as const;
export const controls = ['hand', 'motor'] as const;
/** Clockwise from north, 45 degrees apart. */
export const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export const colours = [
  'ivory',
  'oat',
  'sand',
  'honey',
  'bronze',
  'chestnut',
  'ruby',
  'palm',
  'sea',
  'slate',
  'pearl',
  'espresso',
] as const;

/** Cloth for each width of window: times the track (FAQ and category pages; 1.5 to 3 in the trade). */
export const fullnesses = [1.5, 1.8, 2, 2.2, 2.5, 3] as const;

/** Widths of cloth on the roll, in centimetres. */
export const rollsCm = [140, 280, 320] as const;

/** Every length that the visitor types. */
export const lengthFields = [
  'widthTop',
  'widthMiddle',
  'widthBottom',
  'heightLeft',
  'heightCentre',
  'heightRight',
  'diagonalDown',
  'diagonalUp',
  'depth',
  'beyond',
  'clear',
  'sill',
  'repeat',
] as const;

export type Product = (typeof products)[number];
export type Mount = (typeof mounts)[number];
export type Fixing = (typeof fixings)[number];
export type Stack = (typeof stacks)[number];
export type Heading = (typeof headings)[number];
export type Cloth = (typeof cloths)[number];
export type Lining = (typeof linings)[number];
export type Control = (typeof controls)[number];
export type Direction = (typeof directions)[number];
export type Colour = (typeof colours)[number];
export type LengthField = (typeof lengthFields)[number];

/** What the visitor typed, as typed, in the list's unit unless the text names one. */
export type Lengths = Readonly<Record<LengthField, string>>;

export interface PlannedWindow {
  readonly id: string;
  /** '' until the visitor names it; then it is called by its number. */
  readonly name: string;
  readonly product: Product;
  readonly mount: Mount;
  /** Where the track or the brackets go, outside a recess. */
  readonly fixing: Fixing;
  readonly stack: Stack;
  readonly heading: Heading;
  readonly fullness: number;
  readonly cloth: Cloth;
  readonly colour: Colour;
  readonly lining: Lining;
  readonly control: Control;
  /** The way the glass looks; '' while unknown. */
  readonly facing: Direction | '';
  readonly rollCm: number;
  readonly note: string;
  readonly lengths: Lengths;
}

export interface Room {
  readonly id: string;
  readonly name: string;
  readonly windows: readonly PlannedWindow[];
}

export interface Plan {
  readonly unit: Unit;
  /** 'Villa in Al Waab' */
  readonly place: string;
  /** Whether small children live there. */
  readonly children: boolean;
  readonly rooms: readonly Room[];
}

/** Most characters of names and notes: one window must fit into one message. */
export const longestName = 40;
export const longestNote = 200;

/** More windows than the largest villa has; a link that holds more was not made here. */
export const mostWindows = 200;

export const noLengths: Lengths = {
  widthTop: '',
  widthMiddle: '',
  widthBottom: '',
  heightLeft: '',
  heightCentre: '',
  heightRight: '',
  diagonalDown: '',
  diagonalUp: '',
  depth: '',
  beyond: '',
  clear: '',
  sill: '',
  repeat: '',
};

export const plainWindow: PlannedWindow = {
  id: '1',
  name: '',
  product: 'curtain',
  mount: 'outside',
  fixing: 'ceiling',
  stack: 'both',
  heading: 'wave',
  fullness: 2.2,
  cloth: 'linen',
  colour: 'sand',
  lining: 'none',
  control: 'hand',
  facing: '',
  rollCm: 320,
  note: '',
  lengths: noLengths,
};

export const emptyPlan: Plan = {
  unit: 'cm',
  place: '',
  children: false,
  rooms: [{ id: 'r1', name: '', windows: [plainWindow] }],
};

/** Whether it is sewn of cloth: it has hems, may have a lining, and the pattern's repeat counts. */
export function isSewn(product: Product): boolean {
  return product === 'curtain' || product === 'roman';
}

/** All windows in the order of the list. */
export function windowsOf({ rooms }: Plan): readonly PlannedWindow[] {
  return rooms.flatMap(({ windows }) => windows);
}

/** Whether nothing was entered or chosen yet. */
export function isPristine(plan: Plan): boolean {
  const [room, ...others] = plan.rooms;
  const [first, ...more] = room?.windows ?? [];
  if (others.length > 0 || more.length > 0 || room?.name || plan.place) return false;
  return !first || JSON.stringify({ ...first, id: plainWindow.id }) === JSON.stringify(plainWindow);
}
