import type { KeyboardEvent } from 'react';
import type { About } from '@/lib/planner/checks/issue';
import { type LengthField, longestLength } from '@/lib/planner/model/plan';
import type { FieldProps } from './field-props';
import { issuesId } from './IssueList';

interface LengthInputProps extends FieldProps {
  readonly field: LengthField;
  /** What is measured, where the label alone does not say it: 'Width'. */
  readonly group?: string;
  /** Whether the legend above says what the label says. */
  readonly labelHidden?: boolean;
  readonly label: string;
  readonly about: About;
  readonly placeholder?: string | undefined;
}

/** Id of the line that says where one stands: the end of the way through the measures. */
export const progressId = 'plan-progress';

/** Enter, 'Next' on a phone's keyboard, goes on to the next measure of the group, and from the last to the result. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const group = event.currentTarget.closest('.plan-measures');
  const all = [...(group?.querySelectorAll<HTMLInputElement>('.plan-length input') ?? [])];
  const next = all[all.indexOf(event.currentTarget) + 1];
  (next ?? document.getElementById(progressId))?.focus();
}

/** One measure below its label. Digits of any script, and any unit, may be typed. */
export function LengthInput(props: LengthInputProps) {
  const { field, group, label, labelHidden, about, placeholder, plan, window, words, issues } =
    props;
  const invalid = issues.some(
    ({ severity, fields }) => severity === 'warning' && fields.includes(field),
  );
  return (
    <label className="plan-length">
      <span className={labelHidden ? 'sr-only' : 'plan-label'}>
        {group && <span className="sr-only">{`${group}${words.comma}`}</span>}
        <span
          key={`${label} ${plan.unit}`}
        >{`${label}${words.comma}${words.units[plan.unit]}`}</span>
      </span>
      <input
        name={field}
        type="text"
        // Inches have fractions, which no keypad of digits can write.
        inputMode={plan.unit === 'in' ? 'text' : 'decimal'}
        enterKeyHint="next"
        autoComplete="off"
        maxLength={longestLength}
        dir="ltr"
        className="plan-box"
        value={window.lengths[field]}
        placeholder={placeholder}
        aria-describedby={issuesId(about)}
        aria-invalid={invalid}
        onChange={(event) => props.onType(field, event.target.value)}
        onBlur={props.onLeave}
        onKeyDown={goOn}
      />
    </label>
  );
}
