import { Text } from '@/components/ui/client-component';
import type { Unit } from '@/config/window';
import type { Layer } from '@/lib/planner/calculation/cloth';
import type { CheckedWindow } from '@/lib/planner/checks/check-window';
import { trade } from '@/lib/planner/model/allowances';
import { fieldText, roundToMm } from '@/lib/planner/model/length';
import { isCurtain } from '@/lib/planner/model/window';
import type { PlannerWords } from '@/lib/planner/shop';
import { formatArea, formatLength, formatMetres, formatSize } from '@/lib/planner/text/format';
import { layerName } from '@/lib/planner/text/window-text';
import { fill, plural } from '@/lib/text';
import { usePlanner } from '../state/use-planner';

/** False where it does not apply. */
type Step = false | readonly [label: string, value: string, total?: boolean];

/** A sum such as '300 + 2 × 20', without zeros. */
const sum = (parts: readonly (readonly [template: string, cm: number])[], unit: Unit): string =>
  parts
    .filter(([, cm]) => cm !== 0)
    .map(([template, cm]) => fill(template, { value: fieldText(cm, unit) }))
    .join(' ');

function layerSteps(layer: Layer, unit: Unit, words: PlannerWords): readonly Step[] {
  const { worked, language } = words;
  const { need, ...cloth } = layer.cloth;
  const n = (cm: number) => fieldText(cm, unit);
  const length = (cm: number) => formatLength(roundToMm(cm), unit, words);
  const name = layerName(layer, words);
  const parts = [
    ['{value}', need.trackCm],
    [worked.overlap, need.overlapCm],
    [worked.returns, need.returnsCm],
    [worked.gap, need.gapCm],
  ] as const;
  const span = sum(parts, unit);
  const across = {
    name,
    span: span.includes(' ') ? `(${span})` : span,
    fullness: need.fullness,
    hems: 2 * need.panels,
    hem: n(need.hemsCm.side),
  };
  const method = cloth.turned ? 'turned' : cloth.widths === 1 ? 'single' : 'upright';
  const { top, bottom } = need.hemsCm;
  const down = { drop: n(need.dropCm), top: n(top), bottom: n(bottom) };
  const seams = n(2 * trade.seamCm);
  return [
    [fill(need.fullness > 1 ? worked.cloth : worked.flat, across), length(cloth.clothCm)],
    [
      fill(worked[method], { roll: n(need.rollCm), seams }),
      plural(cloth.widths, worked.lengths, language),
    ],
    [fill(worked.cut, down), length(cloth.hemmedCm)],
    cloth.cutCm > cloth.hemmedCm && [
      fill(worked.repeat, { repeat: n(need.repeatCm) }),
      length(cloth.cutCm),
    ],
    [fill(worked.order, { name }), formatMetres(cloth.metres, words), true],
  ];
}

function calculationSteps({ window, calculation }: CheckedWindow, words: PlannerWords) {
  if (!calculation) return [];
  const { worked } = words;
  const { unit } = window;
  const length = (cm: number) => formatLength(cm, unit, words);
  const { openingCm, beyondCm, widthCm, dropCm, layers } = calculation;
  const values = { opening: fieldText(openingCm, unit), beyond: fieldText(beyondCm, unit) };
  const recess = window.mount === 'recess';
  const height = [
    [worked.height, calculation.heightCm],
    [worked.hung, calculation.hungCm],
    [isCurtain(window) ? worked.standUp : worked.above, calculation.aboveCm],
    [worked.below, calculation.belowCm],
    [worked.clear, calculation.clearCm],
  ] as const;
  const made: readonly Step[] = [
    [worked.area, formatArea(calculation.quantities['square-metre'] ?? 0, words)],
    [worked.size, formatSize({ width: widthCm, height: dropCm }, unit, words), true],
  ];
  const steps: readonly Step[] = [
    [recess ? worked.recess : fill(worked.outside, values), length(widthCm)],
    [sum(height, unit), length(dropCm)],
    ...(layers.length > 0 ? layers.flatMap((layer) => layerSteps(layer, unit, words)) : made),
  ];
  return steps.filter((step) => step !== false);
}

export function CalculationSteps({ checked }: { readonly checked: CheckedWindow }) {
  const { words } = usePlanner();
  const steps = calculationSteps(checked, words);
  if (steps.length === 0) return null;
  return (
    <details className="disclosure mt-4">
      <summary>
        <span className="font-display text-card">{words.worked.title}</span>
      </summary>
      <dl>
        {steps.map(([label, value, total], at) => (
          <div
            // Face and lining may have a step in common.
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their order
            key={at}
            className={`flex flex-wrap justify-between gap-x-4 border-b border-line py-2 ${total ? 'font-bold' : ''}`}
          >
            <dt>
              <Text>{label}</Text>
            </dt>
            <dd>
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
