import { type Unit, units } from '@/lib/measure/length';
import { mounts, products } from '@/lib/measure/plan';
import { type Pieces, takePieces } from '@/lib/measure/say';
import { heightFields, type Side, takeOf, widthFields } from '@/lib/measure/take';
import { plural } from '@/lib/plural';
import type { FieldProps } from './field-props';
import { LengthGroup } from './LengthGroup';
import { MoreMeasures } from './MoreMeasures';
import { PillGroup } from './PillGroup';

interface MeasureFieldsProps extends FieldProps {
  readonly onUnit: (unit: Unit) => void;
  /** Whether scripts run: what is folded away comes with them. */
  readonly ready: boolean;
}

/** What hangs there, and what the tape says. */
export function MeasureFields({ onUnit, ready, ...props }: MeasureFieldsProps) {
  const { window, unit, words, checked, onChange } = props;
  const { product, mount } = window;
  const curtain = product === 'curtain';
  const takeFor = (side: Side): Pieces | undefined => {
    const left = checked.missing[side];
    if (left === 1 || left === 2) return [plural(left, words.left, words.language)];
    // Said once all three are there, and none of them is a slip.
    const taken = checked.calculated && takeOf(window, side, unit);
    return taken && left === 0 ? takePieces(taken, unit, words) : undefined;
  };
  return (
    <>
      <PillGroup
        heading
        name="product"
        legend={words.product.legend}
        options={products.map((one) => [one, words.product[one]] as const)}
        value={product}
        onChange={(chosen) => onChange({ product: chosen })}
      />
      <PillGroup
        name="mount"
        legend={words.mount.legend}
        options={mounts.map((one) => [one, words.mount[one]] as const)}
        value={mount}
        onChange={(chosen) => onChange({ mount: chosen })}
      />
      <fieldset className="plan-part plan-measures">
        <legend className="plan-legend">{words.widths.legend}</legend>
        <div className="plan-unit">
          <PillGroup
            name="unit"
            legend={words.unit.legend}
            quiet
            options={units.map((one) => [one, words.unit[one]] as const)}
            value={unit}
            onChange={onUnit}
            atOnce
          />
        </div>
        <LengthGroup
          {...props}
          about="widths"
          fields={widthFields.map((field) => [field, words.widths[field]] as const)}
          take={takeFor('width')}
        />
      </fieldset>
      <fieldset className="plan-part">
        <legend className="plan-legend">{words.heights.legend}</legend>
        <p className="-mt-2 mb-3 text-sm text-muted">
          {curtain ? words.heights.curtain : words.heights.blind}
        </p>
        <LengthGroup
          {...props}
          about="heights"
          fields={heightFields.map((field) => [field, words.heights[field]] as const)}
          take={takeFor('height')}
        />
      </fieldset>
      <MoreMeasures {...props} ready={ready} />
    </>
  );
}
