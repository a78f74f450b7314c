import { calculate } from './calculation/calculate';
import { checkWindow } from './checks/check-window';
import { measure } from './checks/measure';
import type { Plan } from './model/plan';
import { type PlannedWindow, plainWindow } from './model/window';
import type { Stock } from './shop';

export function cloth(id: string, rest: Partial<Stock['cloths'][number]> = {}) {
  const plain = { rollCm: 280, sideways: true, opacity: 'light', repeatCm: 0 } as const;
  return { id, name: id, ...plain, ...rest };
}

export const stock: Stock = {
  hemCm: 15,
  overlapCm: 8,
  prices: undefined,
  products: ['curtain', 'roller', 'roman'],
  headings: ['wave', 'pinch'],
  cloths: [
    cloth('veil', { rollCm: 300, opacity: 'sheer' }),
    cloth('flax'),
    cloth('night', { opacity: 'dark' }),
    cloth('narrow', { rollCm: 140, sideways: false }),
  ],
  colours: [],
};

type Lengths = PlannedWindow['lengths'];

export const windowWith = (
  choices: Partial<PlannedWindow>,
  lengths: Lengths = {},
): PlannedWindow => ({ ...plainWindow, id: 'w', ...choices, lengths });

export function planWith(...windows: readonly PlannedWindow[]): Plan {
  const all = windows.map((each, index) => (each.id === 'w' ? { ...each, id: `${index}` } : each));
  return { id: 'own', place: '', windows: all };
}

export const size = (width: string, height: string, rest: Lengths = {}): Lengths => ({
  widthTop: width,
  heightLeft: height,
  ...rest,
});

export const check = (window: PlannedWindow) => checkWindow(window, stock);

export function calculated(window: PlannedWindow, shop = stock) {
  const result = calculate(measure(window), shop);
  if (!result) throw new Error('no width or no height');
  return result;
}
