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
  rollerCloth: ['screen', 'dimout', 'blackout'],
  slat: ['aluminium', 'wood'],
  lining: ['none', 'plain', 'blackout'],
  control: ['hand', 'motor'],
  /** Orientation of the glass, clockwise. */
  facing: ['unsaid', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'],
} as const;

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
/** The measures besides width and height. */
export const otherFields = ['depth', 'beyond', 'clear', 'sill', ...diagonals] as const;
export const lengthFields = [...sides.width, ...sides.height, ...otherFields] as const;

export type Choices = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };
export type ChoiceName = keyof Choices;
export type Product = Choices['product'];
export type Unit = Choices['unit'];
export type Remark = (typeof remarks)[number];
export type Side = keyof typeof sides;
export type LengthField = (typeof lengthFields)[number];

// All choices are set, which TypeScript cannot infer.
export const firstChoices = Object.fromEntries(
  Object.entries(choices).map(([name, [value]]) => [name, value]),
) as Choices;
