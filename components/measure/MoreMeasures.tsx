import { useState } from 'react';
import type { About } from '@/lib/measure/finding';
import { fieldText } from '@/lib/measure/length';
import { beyondCm, floorClearCm } from '@/lib/measure/limits';
import { fixings, stacks } from '@/lib/measure/plan';
import type { FieldProps } from './field-props';
import { LengthGroup } from './LengthGroup';
import { PillGroup } from './PillGroup';

/** Groups of measures that are folded away: a finding about one of them opens it. */
const inMore: readonly About[] = ['diagonals', 'depth', 'more'];

interface MoreMeasuresProps extends FieldProps {
  /** Whether scripts run: what is folded away comes with them. */
  readonly ready: boolean;
}

/** Measures that not every window needs, folded away at first. */
export function MoreMeasures({ ready, ...props }: MoreMeasuresProps) {
  const { window, unit, words, findings, onChange } = props;
  const [open, setOpen] = useState(false);
  const { product, mount } = window;
  const curtain = product === 'curtain';
  // What is asked about must be seen; it stays open once it was.
  const asked = findings.some(({ tone, about }) => tone === 'look' && inMore.includes(about));
  const usually = (cm: number) => fieldText(cm, unit);
  const { more } = words;
  return (
    <details
      className="plan-part plan-more"
      open={open || asked}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="plan-legend">{more.summary}</summary>
      {ready && (
        <>
          <fieldset>
            <legend className="plan-label">{more.diagonals}</legend>
            <LengthGroup
              {...props}
              about="diagonals"
              fields={[
                ['diagonalDown', more.diagonalDown],
                ['diagonalUp', more.diagonalUp],
              ]}
            />
          </fieldset>
          <fieldset className="mt-5">
            <legend className="plan-label">{more.depthLegend}</legend>
            <LengthGroup {...props} about="depth" fields={[['depth', more.depth]]} />
            <div className="mt-3">
              <LengthGroup
                {...props}
                about="more"
                fields={[
                  ...(mount === 'outside'
                    ? [['beyond', more.beyond, usually(beyondCm[product])] as const]
                    : []),
                  ...(curtain
                    ? [
                        ['clear', more.clear, usually(floorClearCm)] as const,
                        ['sill', more.sill] as const,
                      ]
                    : []),
                ]}
              />
            </div>
          </fieldset>
          {mount === 'outside' && (
            <PillGroup
              name="fixing"
              legend={more.fixingLegend}
              options={fixings.map((one) => [one, more[one]] as const)}
              value={window.fixing}
              onChange={(fixing) => onChange({ fixing })}
            />
          )}
          {(curtain || product === 'vertical') && (
            <PillGroup
              name="stack"
              legend={more.stackLegend}
              options={stacks.map((one) => [one, more[one]] as const)}
              value={window.stack}
              onChange={(stack) => onChange({ stack })}
            />
          )}
        </>
      )}
    </details>
  );
}
