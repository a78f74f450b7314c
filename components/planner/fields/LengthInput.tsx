import type { KeyboardEvent } from 'react';
import { focusNext } from '@/components/ui/focus-next';
import { Text } from '@/components/ui/Text';
import type { LengthField } from '@/config/window';
import type { Issue } from '../checks/check-lengths';
import { longest } from '../model/window';
import { usePlanner } from '../state/use-planner';
import { issuesId, progressId } from './IssueList';

/** Fields are side by side while their digits fit, at any text size. */
const lengths = 'grid items-end gap-2.5';
export const wideLengths = `${lengths} grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]`;
export const narrowLengths = `${lengths} grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]`;

interface LengthInputProps {
  readonly field: LengthField;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly about: Issue['about'];
  readonly placeholder?: string | undefined;
}

/** From the last measure of the group Enter leads to the result. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const group = event.currentTarget.closest('.plan-measures');
  const fields = group?.querySelectorAll<HTMLElement>('.plan-length input');
  focusNext(event, fields, document.getElementById(progressId));
}

/** One measure below its label. Digits of any script, and any unit, may be typed. */
export function LengthInput({ field, label, labelHidden, about, placeholder }: LengthInputProps) {
  const { window, words, issues, type, settle } = usePlanner();
  const { unit } = window;
  return (
    <label className="plan-length">
      <span className={labelHidden ? 'sr-only' : 'choice-label'}>
        <Text>{`${label}${words.comma}${words.options.unit[unit]}`}</Text>
      </span>
      <input
        name={field}
        type="text"
        // Numeric keypads cannot type the fractions of inches.
        inputMode={unit === 'in' ? 'text' : 'decimal'}
        enterKeyHint="next"
        maxLength={longest.length}
        dir="ltr"
        className="input-box"
        value={window.lengths[field] ?? ''}
        placeholder={placeholder}
        aria-describedby={issuesId(about)}
        aria-invalid={issues.some(
          ({ severity, fields }) => severity !== 'ok' && fields.includes(field),
        )}
        onChange={({ target }) => type(field, target.value)}
        onBlur={settle}
        onKeyDown={goOn}
      />
    </label>
  );
}
