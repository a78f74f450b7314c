import type { Unit } from './length';

/** The visitor's list: stored on the device and sent as a link. All choices have plain names. */
export const products = ['curtain', 'double', 'roller', 'venetian', 'roman', 'vertical'] as const;
/** Where it is fixed: on the wall beside and above the opening, on the ceiling, or inside the recess. */
export const mounts = ['wall', 'ceiling', 'recess'] as const;
/** What a curtain's height was measured from: the ceiling, or the glider's eye under the track. */
export const origins = ['track', 'ceiling'] as const;
export const stacks = ['both', 'left', 'right'] as const;
export const headings = ['wave', 'pinch', 'eyelet', 'pencil'] as const;
/** What pleats hang from; a wave always has a track, eyelets a pole. */
export const rails = ['track', 'rings'] as const;
export const linings = ['none', 'plain', 'blackout'] as const;
export const rollerCloths = ['screen', 'dimout', 'blackout'] as const;
export const slats = ['aluminium', 'wood'] as const;
/** Widths of vertical louvres in millimetres. */
export const louvres = [89, 127] as const;
export const controls = ['hand', 'motor'] as const;
/** Where a blind's opening ends. */
export const endings = ['sill', 'floor'] as const;
export const obstacles = [
  'ac',
  'socket',
  'handle',
  'gypsum',
  'pocket',
  'high',
  'bay',
  'corner',
  'sliding',
] as const;
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

export const widthFields = ['widthTop', 'widthMiddle', 'widthBottom'] as const;
export const heightFields = ['heightLeft', 'heightCentre', 'heightRight'] as const;
export const diagonalFields = ['diagonalDown', 'diagonalUp'] as const;
export const otherFields = ['depth', 'beyond', 'clear', 'sill'] as const;
/** Every length that the visitor types. */
export const lengthFields = [
  ...widthFields,
  ...heightFields,
  ...diagonalFields,
  ...otherFields,
] as const;

export type Product = (typeof products)[number];
export type Mount = (typeof mounts)[number];
export type Stack = (typeof stacks)[number];
export type Heading = (typeof headings)[number];
export type Direction = (typeof directions)[number];
export type Colour = (typeof colours)[number];
export type Obstacle = (typeof obstacles)[number];
export type LengthField = (typeof lengthFields)[number];

/** What the visitor typed, as typed, in the list's unit unless the text names one. */
export type Lengths = Readonly<Record<LengthField, string>>;

export interface PlannedWindow {
  readonly id: string;
  /** Time of the last change (milliseconds since 1970); 0 while nothing was entered. */
  readonly edited: number;
  /** '' until the visitor says it; the window is then called by its number. */
  readonly room: string;
  readonly product: Product;
  readonly mount: Mount;
  readonly origin: (typeof origins)[number];
  readonly stack: Stack;
  readonly heading: Heading;
  readonly rail: (typeof rails)[number];
  /** Name of one of the shop's cloths; '' for the first that suits. */
  readonly cloth: string;
  readonly colour: Colour;
  readonly lining: (typeof linings)[number];
  readonly rollerCloth: (typeof rollerCloths)[number];
  readonly slat: (typeof slats)[number];
  readonly louvre: (typeof louvres)[number];
  readonly control: (typeof controls)[number];
  /** Side of the chain, or of the motor's power; '' while not said. */
  readonly side: 'left' | 'right' | '';
  readonly ending: (typeof endings)[number];
  /** The way the glass looks; '' while not said. */
  readonly facing: Direction | '';
  readonly obstacles: readonly Obstacle[];
  readonly note: string;
  readonly lengths: Lengths;
}

export interface Plan {
  /** The visitor's own list is `ownList`; one that came by link has an id of its own. */
  readonly id: string;
  /** Time of the last change of unit, place or children. */
  readonly edited: number;
  readonly unit: Unit;
  /** 'Villa in Al Waab' */
  readonly place: string;
  /** Whether small children live there. */
  readonly children: boolean;
  readonly windows: readonly PlannedWindow[];
  /** When windows were deleted, by their ids: another tab must not bring them back. */
  readonly deleted: Readonly<Record<string, number>>;
}

export const ownList = 'own';

/** Most characters of names and notes. */
export const longestName = 40;
export const longestNote = 200;
/** Most characters that a measure is typed with. */
export const longestLength = 24;
/** Most windows of a list; a link that holds more was not made here. */
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
};

export const plainWindow: PlannedWindow = {
  id: 'first',
  edited: 0,
  room: '',
  product: 'curtain',
  mount: 'wall',
  origin: 'track',
  stack: 'both',
  heading: 'wave',
  rail: 'track',
  cloth: '',
  colour: 'sand',
  lining: 'none',
  rollerCloth: 'screen',
  slat: 'aluminium',
  louvre: 89,
  control: 'hand',
  side: '',
  ending: 'sill',
  facing: '',
  obstacles: [],
  note: '',
  lengths: noLengths,
};

export const emptyPlan: Plan = {
  id: ownList,
  edited: 0,
  unit: 'cm',
  place: '',
  children: false,
  windows: [plainWindow],
  deleted: {},
};

/** Whether it hangs in folds: a curtain, alone or before a sheer. */
export function isCurtain({ product }: PlannedWindow): boolean {
  return product === 'curtain' || product === 'double';
}

/** Whether it is sewn of the shop's cloths. */
export function isSewn(window: PlannedWindow): boolean {
  return isCurtain(window) || window.product === 'roman';
}

/** Whether a curtain hangs on a pole: eyelets always, pleats on rings. */
export function isOnPole(window: PlannedWindow): boolean {
  const { heading, rail } = window;
  return isCurtain(window) && (heading === 'eyelet' || (heading !== 'wave' && rail === 'rings'));
}

/** Whether nothing was said of a window but what hangs there. */
export function isUnmeasured({ room, note, obstacles: seen, lengths }: PlannedWindow): boolean {
  return !room && !note && seen.length === 0 && lengthFields.every((field) => !lengths[field]);
}

/** The windows that are sent: those that something was said of, or all while there are no such. */
export function sentWindows({ windows }: Plan): readonly PlannedWindow[] {
  const said = windows.filter((window) => !isUnmeasured(window));
  return said.length > 0 ? said : windows;
}

/** Whether nothing was entered or chosen yet. */
export function isPristine({ edited, windows, deleted }: Plan): boolean {
  return !edited && windows.every((window) => !window.edited) && Object.keys(deleted).length === 0;
}
