import { calculate } from './calculation/calculate';
import { checkWindow, type Surroundings } from './checks/check-window';
import { measure } from './model/measure';
import { type Lengths, noLengths, type PlannedWindow, plainWindow } from './model/plan';
import type { Stock, StockCloth } from './model/stock';

/** A cloth of the tests. */
export function cloth(id: string, rest: Partial<StockCloth> = {}): StockCloth {
  const plain = {
    rollCm: 280,
    sideways: true,
    opacity: 'light',
    repeatCm: 0,
    halfDrop: false,
  } as const;
  return { id, name: id, ...plain, ...rest };
}

/** A shop of the tests: its cloths are those of no other. */
export const stock: Stock = {
  hemCm: 15,
  overlapCm: 8,
  cloths: [
    cloth('veil', { rollCm: 300, opacity: 'sheer' }),
    cloth('flax'),
    cloth('night', { opacity: 'dark' }),
    cloth('narrow', { rollCm: 140, sideways: false }),
  ],
};

/** A curtain on the wall with the given choices and measures. */
export function windowWith(
  choices: Partial<PlannedWindow>,
  lengths: Partial<Lengths> = {},
): PlannedWindow {
  return { ...plainWindow, id: 'w', edited: 1, ...choices, lengths: { ...noLengths, ...lengths } };
}

/** One width and one height. */
export function size(width: string, height: string, rest: Partial<Lengths> = {}): Partial<Lengths> {
  return { widthTop: width, heightLeft: height, ...rest };
}

const around = { unit: 'cm', children: false, bedroom: false, nursery: false, stock } as const;

export function check(window: PlannedWindow, more: Partial<Surroundings> = {}) {
  return checkWindow(window, { ...around, ...more });
}

export function calculated(window: PlannedWindow, shop = stock) {
  const result = calculate(measure(window, 'cm'), shop);
  if (!result) throw new Error('no width or no height');
  return result;
}
