import {
  controls,
  endings,
  headings,
  isCurtain,
  isOnPole,
  isSewn,
  linings,
  louvres,
  mounts,
  origins,
  type PlannedWindow,
  rails,
  rollerCloths,
  slats,
  stacks,
} from '@/lib/planner/model/plan';
import { clothOf, clothsFor } from '@/lib/planner/model/stock';
import { fill } from '@/lib/text/fill';
import type { FieldProps } from './field-props';

/** One choice of a window: its legend, its options with their names, and what is chosen. */
export interface Choice {
  readonly name: keyof PlannedWindow;
  readonly legend: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: string;
  /** What a press changes. */
  readonly change: (value: string) => Partial<PlannedWindow>;
}

/** A choice among the values that its names have. */
function choice<Name extends keyof PlannedWindow>(
  window: PlannedWindow,
  name: Name,
  legend: string,
  values: readonly PlannedWindow[Name][],
  label: (value: PlannedWindow[Name]) => string,
  also: (value: PlannedWindow[Name]) => Partial<PlannedWindow> = () => ({}),
): Choice {
  return {
    name,
    legend,
    options: values.map((value) => [String(value), label(value)]),
    value: String(window[name]),
    change: (text) => {
      const value = values.find((each) => String(each) === text) ?? window[name];
      return { [name]: value, ...also(value) };
    },
  };
}

/** How a window's curtain or blind is fixed. */
export function siteChoices({ window, words }: FieldProps): readonly Choice[] {
  const { details } = words;
  const curtain = isCurtain(window);
  const drawn = curtain || window.product === 'vertical';
  return [
    choice(
      window,
      'mount',
      details.mount,
      mounts,
      (mount) => words.mount[mount],
      // On the ceiling the tape begins there, too.
      (mount) => (mount === 'ceiling' ? { origin: 'ceiling' } : {}),
    ),
    ...(curtain && !isOnPole(window)
      ? [choice(window, 'origin', details.origin, origins, (each) => words.origin[each])]
      : []),
    ...(!curtain && window.mount !== 'ceiling'
      ? [choice(window, 'ending', details.ending, endings, (each) => words.ending[each])]
      : []),
    ...(drawn ? [choice(window, 'stack', details.stack, stacks, (each) => words.stack[each])] : []),
  ];
}

/** What it is made of. */
export function materialChoices({ window, stock, words }: FieldProps): readonly Choice[] {
  const { details } = words;
  const { product, heading } = window;
  const cloth = clothOf(window, stock);
  const pleated = isCurtain(window) && (heading === 'pinch' || heading === 'pencil');
  const cloths = clothsFor(window, stock);
  const all: readonly (Choice | false)[] = [
    isCurtain(window) &&
      choice(window, 'heading', details.heading, headings, (each) => words.heading[each]),
    pleated && choice(window, 'rail', details.rail, rails, (each) => words.rail[each]),
    isSewn(window) && {
      name: 'cloth',
      legend: details.cloth,
      options: cloths.map(({ id, name }) => [id, name]),
      value: cloth?.id ?? '',
      change: (id) => ({ cloth: id }),
    },
    product === 'roller' &&
      choice(window, 'rollerCloth', details.cloth, rollerCloths, (each) => words.rollerCloth[each]),
    product === 'venetian' &&
      choice(window, 'slat', details.slat, slats, (each) => words.slat[each]),
    product === 'vertical' &&
      choice(window, 'louvre', details.louvre, louvres, (louvre) => fill(words.louvre, { louvre })),
    isSewn(window) &&
      cloth?.opacity !== 'sheer' &&
      choice(window, 'lining', details.lining, linings, (each) => words.lining[each]),
  ];
  return all.filter((each) => each !== false);
}

/** How it is worked. */
export function workingChoices({ window, words }: FieldProps): readonly Choice[] {
  const { details, side } = words;
  const motor = window.control === 'motor';
  const sides = choice(
    window,
    'side',
    motor ? details.powerSide : details.chainSide,
    ['left', 'right', ''],
    (each) => side[each || 'unknown'],
  );
  return [
    choice(window, 'control', details.control, controls, (each) => words.control[each]),
    ...(motor || !isCurtain(window) ? [sides] : []),
  ];
}
