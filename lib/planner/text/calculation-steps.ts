import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/text/fill';
import { plural } from '@/lib/text/plural';
import type { Calculation, Layer } from '../calculation/calculate';
import type { WidthsOption } from '../calculation/cloth';
import { seamCm } from '../model/allowances';
import { fieldText, roundToMm, type Unit } from '../model/length';
import { isCurtain, isOnPole, type PlannedWindow } from '../model/plan';
import { formatLength, formatMetres, formatSize, isolated } from './format';

/** One line of the working: what was done, and what comes out. */
export interface CalculationStep {
  readonly label: string;
  readonly value: string;
  /** The line that is ordered by. */
  readonly total?: boolean;
}

/** A sum such as '300 + 2 × 20', where parts that are nothing are left out. */
function sum(parts: readonly (readonly [template: string, cm: number])[], unit: Unit): string {
  return parts
    .filter(([, cm]) => cm !== 0)
    .map(([template, cm]) => fill(template, { value: fieldText(cm, unit) }))
    .join(' ');
}

/** '3 widths: 1.96 ×; 4: 2.64 ×', where one width less is nearly enough. */
export function fewerText(
  fewer: WidthsOption,
  { widths, fullness, metres }: WidthsOption,
  words: PlannerWords,
): string {
  const option = (each: WidthsOption) =>
    fill(words.worked.option, {
      lengths: plural(each.widths, words.worked.lengths, words.language),
      fullness: each.fullness,
      metres: formatMetres(each.metres, words),
    });
  return [option(fewer), option({ widths, fullness, metres })].join(words.semicolon);
}

function layerSteps(layer: Layer, unit: Unit, words: PlannerWords): readonly CalculationStep[] {
  const { worked } = words;
  const { need, ...cloth } = layer.cloth;
  const n = (cm: number) => fieldText(cm, unit);
  const length = (cm: number) => formatLength(roundToMm(cm), unit, words);
  const name = fill(worked.role[layer.role], { cloth: isolated(layer.stock.name, words) });
  const span = sum(
    [
      [worked.track, need.trackCm],
      [worked.overlap, need.overlapCm],
      [worked.returns, need.returnsCm],
    ],
    unit,
  );
  const across = {
    span: span.includes(' ') ? `(${span})` : span,
    fullness: need.fullness,
    hems: 2 * need.panels,
    hem: n(need.sideHemCm),
  };
  const down = {
    drop: n(need.dropCm),
    top: n(need.topHemCm),
    bottom: n(need.bottomHemCm),
  };
  const method = cloth.turned ? 'turned' : cloth.widths === 1 ? 'single' : 'upright';
  return [
    {
      label: fill(need.fullness > 1 ? worked.cloth : worked.flat, { name, ...across }),
      value: length(cloth.clothCm),
    },
    {
      label: fill(worked[method], { roll: n(cloth.rollCm), seams: n(2 * seamCm) }),
      value: plural(cloth.widths, worked.lengths, words.language),
    },
    { label: fill(worked.cut, down), value: length(cloth.hemmedCm) },
    ...(need.repeatCm > 0 && !cloth.turned
      ? [
          {
            label: fill(need.halfDrop ? worked.halfDrop : worked.repeat, {
              repeat: n(need.repeatCm),
            }),
            value: length(cloth.cutCm),
          },
        ]
      : []),
    ...(cloth.fewer ? [{ label: worked.fewer, value: fewerText(cloth.fewer, cloth, words) }] : []),
    {
      label: fill(worked.order, { name }),
      value: formatMetres(cloth.metres, words),
      total: true,
    },
  ];
}

/** The working of a window, line by line, with every allowance. */
export function calculationSteps(
  window: PlannedWindow,
  calculation: Calculation,
  unit: Unit,
  words: PlannerWords,
): readonly CalculationStep[] {
  const { worked } = words;
  const n = (cm: number) => fieldText(cm, unit);
  const length = (cm: number) => formatLength(cm, unit, words);
  const curtain = isCurtain(window);
  const recess = window.mount === 'recess';
  const width = {
    label: recess
      ? worked.recess
      : fill(worked.outside, {
          opening: n(calculation.openingCm),
          beyond: n(calculation.beyondCm),
        }),
    value: length(calculation.widthCm),
  };
  const height = {
    label: sum(
      [
        [isOnPole(window) ? worked.fromPole : worked.height, calculation.heightCm],
        [worked.hung, -calculation.hungCm],
        [curtain ? worked.standUp : worked.above, calculation.aboveCm],
        [worked.below, calculation.belowCm],
        [worked.clear, -calculation.clearCm],
      ],
      unit,
    ).replaceAll('-', ''),
    value: length(calculation.dropCm),
  };
  const eyelets = calculation.eyelets
    ? [{ label: worked.eyelets, value: String(calculation.eyelets) }]
    : [];
  const sewn = calculation.layers.flatMap((layer) => layerSteps(layer, unit, words));
  if (sewn.length > 0) return [width, height, ...eyelets, ...sewn];
  const area = fill(words.length, { value: calculation.areaM2, unit: words.units.m2 });
  const size = formatSize(n(calculation.widthCm), n(calculation.dropCm), words.units[unit], words);
  return [
    width,
    height,
    ...(calculation.chainCm ? [{ label: worked.chain, value: length(calculation.chainCm) }] : []),
    { label: worked.area, value: isolated(area, words) },
    { label: recess ? worked.recessSize : worked.size, value: size, total: true },
  ];
}
