import {
  type Choices,
  choices,
  firstChoices,
  type LengthField,
  otherFields,
  type Remark,
} from '@/config/window';
import { readCount } from '@/lib/text';
import type { Stock } from '../shop';

export interface PlannedWindow extends Choices {
  readonly id: string;
  /** If '', the window is named by its number. */
  readonly room: string;
  /** One of the shop's cloths; '' for the default. */
  readonly cloth: string;
  /** One of its colours; '' if none is chosen. */
  readonly colour: string;
  readonly remarks: readonly Remark[];
  readonly note: string;
  /** How many windows are like this one, as typed, up to `mostAlike`; '' counts as one. */
  readonly alike: string;
  /** As typed, in the window's unit unless the text names one. */
  readonly lengths: Readonly<Partial<Record<LengthField, string>>>;
}

export const mostAlike = 200;

export const longest = { name: 40, note: 200, length: 24 } as const;

export const plainWindow: PlannedWindow = {
  ...firstChoices,
  id: 'first',
  room: '',
  cloth: '',
  colour: '',
  remarks: [],
  note: '',
  alike: '',
  lengths: {},
};

/** The choices among some values, such as those of a link: all, or those that are offered. */
export function choicesAmong(
  get: (name: string) => unknown,
  offered: Partial<Readonly<Record<keyof Choices, readonly string[]>>> = {},
): Partial<Choices> {
  const known = Object.entries({ ...choices, ...offered }).flatMap(([name, values]) => {
    const chosen = values.find((value) => value === get(name));
    return chosen ? [[name, chosen]] : [];
  });
  return Object.fromEntries(known);
}

export const countOf = ({ alike }: Pick<PlannedWindow, 'alike'>): number => readCount(alike) ?? 1;

export const isMiscounted = ({ alike }: Pick<PlannedWindow, 'alike'>): boolean =>
  alike.trim() !== '' && readCount(alike, mostAlike) === undefined;

export const isCurtain = ({ product }: PlannedWindow): boolean =>
  product === 'curtain' || product === 'double';

/** The cloths offered for a window, the one in front, and the sheer on a second track, in front of which hangs an opaquer one. */
export function clothsOf(window: PlannedWindow, { cloths }: Stock) {
  const sewn = isCurtain(window) || window.product === 'roman';
  const sheers =
    window.product === 'double' ? cloths.filter(({ opacity }) => opacity === 'sheer') : [];
  const offered = sewn ? cloths.filter((each) => !sheers.includes(each)) : [];
  const face =
    offered.find(({ id }) => id === window.cloth) ??
    offered.find(({ opacity }) => opacity === 'light') ??
    offered[0];
  return { sewn, offered, face, sheer: sheers[0], canBeLined: face && face.opacity !== 'sheer' };
}

/** The colours of what hangs there: of the cloth in front, of a blind's kind of cloth or slats, or of all cloths for it. */
export function coloursOf(window: PlannedWindow, stock: Stock) {
  const { product, rollerCloth, slat, colour } = window;
  const kind = { roller: rollerCloth, venetian: slat }[String(product)];
  const of = clothsOf(window, stock).face?.id ?? kind;
  const offered = stock.colours
    .filter(({ cloth, hangs }) => (of ? cloth === of : hangs.includes(product)))
    .map(({ name, full, ...rest }) => ({ ...rest, label: of ? name : full }));
  return { offered, chosen: offered.find(({ id }) => id === colour) };
}

export const isOnPole = (window: PlannedWindow): boolean =>
  isCurtain(window) && window.heading === 'eyelet';

export const isDoor = (window: PlannedWindow): boolean =>
  !isCurtain(window) && window.ending === 'floor';

export function isUnmeasured(window: PlannedWindow): boolean {
  const { room, note, alike, remarks: known, lengths } = window;
  const alone = known.every((each) => each === 'children');
  return !room && !note && !alike && alone && !Object.values(lengths).some(Boolean);
}

export function otherFieldsOf(window: PlannedWindow) {
  const curtain = isCurtain(window);
  const recess = window.mount === 'recess';
  const applies = {
    depth: recess,
    beyond: !recess,
    clear: curtain || isDoor(window),
    sill: curtain && !recess,
    diagonalDown: recess && !curtain,
    diagonalUp: recess && !curtain,
  };
  return otherFields.filter((field) => applies[field]);
}
