import { westernDigits } from '@/lib/text/digits';

/** The choices of a window; the first of each is the default. */
export const choices = {
  product: ['curtain', 'double', 'roller', 'venetian', 'roman', 'vertical'],
  /** Default unit; a text may contain another. */
  unit: ['cm', 'm', 'in'],
  /** On the wall beside and above the opening, on the ceiling, or inside the recess. */
  mount: ['wall', 'ceiling', 'recess'],
  /** Upper reference of a curtain's height: the glider's eye under the track, or the ceiling. */
  origin: ['track', 'ceiling'],
  /** Lower end of a blind's opening. */
  ending: ['sill', 'floor'],
  stack: ['both', 'left', 'right'],
  heading: ['wave', 'pinch', 'eyelet', 'pencil'],
  /** Support of pleats; a wave always has a track, eyelets a pole. */
  rail: ['track', 'rings'],
  rollerCloth: ['screen', 'dimout', 'blackout'],
  slat: ['aluminium', 'wood'],
  /** Millimetres. */
  louvre: ['89', '127'],
  lining: ['none', 'plain', 'blackout'],
  colour: ['sand', 'ivory', 'bronze', 'chestnut', 'palm', 'sea', 'slate', 'pearl'],
  control: ['hand', 'motor'],
  /** Side of the chain, or of the motor's power. */
  side: ['', 'left', 'right'],
  /** Orientation of the glass, clockwise. */
  facing: ['', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'],
} as const;

/** Remarks about the place; several can be selected. */
export const remarks = [
  'ac',
  'socket',
  'handle',
  'gypsum',
  'pocket',
  'high',
  'bay',
  'corner',
  'sliding',
  'children',
] as const;

export const sides = {
  width: ['widthTop', 'widthMiddle', 'widthBottom'],
  height: ['heightLeft', 'heightCentre', 'heightRight'],
} as const;
export const diagonals = ['diagonalDown', 'diagonalUp'] as const;
export const lengthFields = [
  ...sides.width,
  ...sides.height,
  ...(['depth', 'beyond', 'clear', 'sill'] as const),
  ...diagonals,
] as const;

type Choices = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };
export type ChoiceName = keyof Choices;
export type Product = Choices['product'];
export type Unit = Choices['unit'];
export type Remark = (typeof remarks)[number];
export type Side = keyof typeof sides;
export type LengthField = (typeof lengthFields)[number];

export interface PlannedWindow extends Choices {
  readonly id: string;
  /** Time of the last change (milliseconds since 1970); 0 if blank. */
  readonly edited: number;
  /** If '', the window is named by its number. */
  readonly room: string;
  /** One of the shop's cloths; '' for the default. */
  readonly cloth: string;
  readonly remarks: readonly Remark[];
  readonly note: string;
  /** How many windows are like this one, up to `mostAlike`; 0 if not said, which counts as one. */
  readonly alike: number;
  /** As typed, in the window's unit unless the text names one. */
  readonly lengths: Readonly<Partial<Record<LengthField, string>>>;
}

/** A visitor's windows of one size, at most. */
export const mostAlike = 200;

export const longest = { name: 40, note: 200, length: 24 } as const;

const first = Object.entries(choices).map(([name, [value]]) => [name, value]);

export const plainWindow: PlannedWindow = {
  // All choices are set, which TypeScript cannot infer.
  ...(Object.fromEntries(first) as Choices),
  id: 'first',
  edited: 0,
  room: '',
  cloth: '',
  remarks: [],
  note: '',
  alike: 0,
  lengths: {},
};

/** How many windows an entry stands for. */
export function countOf({ alike }: Pick<PlannedWindow, 'alike'>): number {
  return Math.max(1, alike);
}

/** A typed or stored number of equal windows: whole, at most `mostAlike`; 0 for anything else. */
export function readAlike(value: unknown): number {
  const number = Math.trunc(Number(westernDigits(String(value))));
  return number > 0 ? Math.min(number, mostAlike) : 0;
}

/** Whether it is a curtain, alone or with a sheer. */
export function isCurtain({ product }: PlannedWindow): boolean {
  return product === 'curtain' || product === 'double';
}

/** Whether it is sewn from the shop's cloths. */
export function isSewn(window: PlannedWindow): boolean {
  return isCurtain(window) || window.product === 'roman';
}

export function isPleated(window: PlannedWindow): boolean {
  return isCurtain(window) && (window.heading === 'pinch' || window.heading === 'pencil');
}

export function isOnPole(window: PlannedWindow): boolean {
  const rings = isPleated(window) && window.rail === 'rings';
  return rings || (isCurtain(window) && window.heading === 'eyelet');
}

/** Whether a blind's opening ends at the floor. */
export function isDoor(window: PlannedWindow): boolean {
  const door = window.ending === 'floor' || window.remarks.includes('sliding');
  return !isCurtain(window) && door;
}

/** Whether a window has no measures or details, except product and children. */
export function isUnmeasured(window: PlannedWindow): boolean {
  const { room, note, alike, remarks: known, lengths } = window;
  const alone = known.every((each) => each === 'children');
  return !room && !note && !alike && alone && !Object.values(lengths).some(Boolean);
}
