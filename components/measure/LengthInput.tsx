import type { KeyboardEvent } from 'react';
import type { Unit } from '@/lib/measure/length';
import type { LengthField } from '@/lib/measure/plan';

export interface LengthInputProps {
  readonly field: LengthField;
  readonly label: string;
  readonly value: string;
  readonly unit: Unit;
  readonly unitText: string;
  readonly placeholder?: string | undefined;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly onType: (field: LengthField, text: string) => void;
  readonly onLeave: () => void;
}

/** Enter goes on to the next measure, as the keyboard of a phone offers it. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const all = [...document.querySelectorAll<HTMLInputElement>('.plan-length input')];
  const shown = all.filter((input) => input.checkVisibility?.() ?? true);
  const next = shown[shown.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else event.currentTarget.blur();
}

/** One measure below its label, with its unit. Digits of any script, and any unit, may be typed. */
export function LengthInput(props: LengthInputProps) {
  const { field, label, value, unitText, placeholder, describedBy, invalid, onType, onLeave } =
    props;
  return (
    <label className="plan-length">
      <span className="plan-label">{label}</span>
      <span className="plan-box">
        <input
          name={field}
          type="text"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={16}
          dir="ltr"
          value={value}
          placeholder={placeholder}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => onType(field, event.target.value)}
          onBlur={onLeave}
          onKeyDown={goOn}
        />
        <span className="text-sm text-muted">{unitText}</span>
      </span>
    </label>
  );
}
