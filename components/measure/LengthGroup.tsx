import type { About } from '@/lib/measure/finding';
import type { LengthField } from '@/lib/measure/plan';
import type { Pieces } from '@/lib/measure/say';
import { Findings } from './Findings';
import { type FieldProps, findingsId, isInvalid } from './field-props';
import { LengthInput } from './LengthInput';

interface LengthGroupProps extends FieldProps {
  readonly about: About;
  readonly fields: readonly (readonly [field: LengthField, label: string, placeholder?: string])[];
  readonly take?: Pieces | undefined;
}

/** Measures side by side, with what was noticed of them below. */
export function LengthGroup({ about, fields, take, ...props }: LengthGroupProps) {
  const { window, unit, words, findings, onType, onLeave, onFix } = props;
  return (
    <>
      <div
        className={`grid gap-2.5 ${fields.length > 2 ? 'grid-cols-3' : 'grid-cols-2'} ${about === 'heights' ? 'plan-sides' : ''}`}
      >
        {fields.map(([field, label, placeholder]) => (
          <LengthInput
            key={field}
            field={field}
            label={label}
            value={window.lengths[field]}
            unit={unit}
            unitText={words.units[unit]}
            placeholder={placeholder}
            describedBy={findingsId(about)}
            invalid={isInvalid(findings, field)}
            onType={onType}
            onLeave={onLeave}
          />
        ))}
      </div>
      <Findings
        about={about}
        findings={findings}
        take={take}
        window={window}
        unit={unit}
        words={words}
        onFix={onFix}
      />
    </>
  );
}
