import { fill } from '@/lib/fill';
import { usualFullness } from '@/lib/measure/limits';
import {
  cloths,
  controls,
  directions,
  fullnesses,
  headings,
  isSewn,
  linings,
  rollsCm,
} from '@/lib/measure/plan';
import { lengthText } from '@/lib/measure/say';
import { Findings } from './Findings';
import { type FieldProps, findingsId } from './field-props';
import { LengthGroup } from './LengthGroup';
import { PillGroup } from './PillGroup';
import { Swatches } from './Swatches';

interface ClothFieldsProps extends FieldProps {
  /** The answer to the direction, said again here where the drawing of the sun is out of sight. */
  readonly sunSaid: string;
  readonly small: boolean;
  readonly onSmall: (small: boolean) => void;
}

/** Heading, cloth, colour, lining, hand or motor, and the way the window faces. */
export function ClothFields({ sunSaid, small, onSmall, ...props }: ClothFieldsProps) {
  const { window, unit, words, findings, onChange, onFix } = props;
  const { product } = window;
  const curtain = product === 'curtain';
  const { cloth } = words;
  const lining = { none: cloth.none, cotton: cloth.cotton, blackout: cloth.blackoutLining };
  return (
    <>
      {curtain && (
        <>
          <PillGroup
            heading
            name="heading"
            legend={words.heading.legend}
            options={headings.map((one) => [one, words.heading[one]] as const)}
            value={window.heading}
            onChange={(heading) => onChange({ heading, fullness: usualFullness[heading] })}
          />
          <PillGroup
            name="fullness"
            legend={words.heading.fullness}
            options={fullnesses.map(
              (fullness) => [fullness, fill(words.heading.times, { fullness })] as const,
            )}
            value={window.fullness}
            onChange={(fullness) => onChange({ fullness })}
          />
        </>
      )}
      <fieldset className="plan-part">
        <legend className="plan-legend">{cloth.legend}</legend>
        {product !== 'venetian' && (
          <PillGroup
            name="cloth"
            legend={cloth.label}
            options={cloths.map((one) => [one, cloth[one]] as const)}
            value={window.cloth}
            onChange={(chosen) => onChange({ cloth: chosen })}
          />
        )}
        <Swatches value={window.colour} onChange={(colour) => onChange({ colour })} words={words} />
        {isSewn(product) && (
          <>
            <PillGroup
              name="lining"
              legend={cloth.lining}
              options={linings.map((one) => [one, lining[one]] as const)}
              value={window.lining}
              onChange={(chosen) => onChange({ lining: chosen })}
              describedBy={findingsId('cloth')}
            />
            <PillGroup
              name="rollCm"
              legend={cloth.roll}
              options={rollsCm.map((cm) => [cm, lengthText(cm, unit, words)] as const)}
              value={window.rollCm}
              onChange={(rollCm) => onChange({ rollCm })}
            />
            <div className="mt-5">
              <LengthGroup {...props} about="cloth" fields={[['repeat', cloth.repeat, '0']]} />
            </div>
          </>
        )}
      </fieldset>
      <PillGroup
        heading
        name="control"
        legend={words.control.legend}
        options={controls.map((one) => [one, words.control[one]] as const)}
        value={window.control}
        onChange={(control) => onChange({ control })}
        describedBy={findingsId('control')}
      />
      <label className="mt-3 flex min-h-target items-center gap-3">
        <input
          type="checkbox"
          name="children"
          checked={small}
          onChange={({ target }) => onSmall(target.checked)}
          className="size-5 shrink-0"
        />
        {words.control.children}
      </label>
      <Findings
        about="control"
        findings={findings}
        window={window}
        unit={unit}
        words={words}
        onFix={onFix}
      />
      <PillGroup
        heading
        name="facing"
        legend={words.facing.legend}
        options={[
          ...directions.map((one) => [one, words.facing[one]] as const),
          ['', words.facing.unknown] as const,
        ]}
        value={window.facing}
        onChange={(facing) => onChange({ facing })}
      />
      {sunSaid && <p className="plan-sun-said mt-3 text-sm text-muted">{sunSaid}</p>}
    </>
  );
}
