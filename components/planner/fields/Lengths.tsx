import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Text } from '@/components/ui/client-component';
import { focusNext } from '@/components/ui/fields';
import { type LengthField, type Side, sides } from '@/config/window';
import type { Issue } from '@/lib/planner/checks/check-lengths';
import { longest } from '@/lib/planner/model/window';
import { usePlanner } from '../state/use-planner';
import { IssueList, issuesId, linkStyle, progressId } from './IssueList';

/** Fields are side by side while their digits fit, at any text size. */
const lengths = 'grid items-end gap-2.5';
export const wideLengths = `${lengths} grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]`;
const narrowLengths = `${lengths} grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]`;

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
  const { window, words, issues, type } = usePlanner();
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
        onKeyDown={goOn}
      />
    </label>
  );
}

interface SideFieldsProps {
  readonly side: Side;
  readonly hint: string;
  readonly children?: ReactNode;
}

/** The widths or the heights: one field, and two that can be added; they show in a recess and where one has a value. */
export function SideFields({ side, hint, children }: SideFieldsProps) {
  const { window, words } = usePlanner();
  const [askedFor, setAskedFor] = useState('');
  const name = words.sides[side];
  // The left height is on the left also in right-to-left languages.
  const turned = side === 'height' && words.direction === 'rtl';
  const fields = turned ? sides[side].toReversed() : sides[side];
  const filled = fields.slice(1).some((field) => window.lengths[field]);
  const open = askedFor === window.id || filled || window.mount === 'recess';
  return (
    <fieldset className="min-w-0">
      <legend className="plan-legend">{name}</legend>
      <div className="mb-2 text-sm text-muted">
        <Text>{hint}</Text>
        {children}
      </div>
      <div className={open ? narrowLengths : wideLengths}>
        {fields.slice(0, open ? undefined : 1).map((field, index) => (
          <LengthInput
            key={index === 0 ? 'first' : field}
            field={field}
            label={open ? words.fields[field] : name}
            labelHidden={!open}
            about={side}
          />
        ))}
        {!open && (
          <button
            type="button"
            aria-label={`+ ${words.more}: ${name}`}
            className={`${linkStyle} min-h-12`}
            onClick={({ currentTarget: { parentElement } }) => {
              // The button is gone, so the first new field gets focus.
              flushSync(() => setAskedFor(window.id));
              parentElement?.querySelectorAll('input')[1]?.focus();
            }}
          >
            {`+ ${words.more}`}
          </button>
        )}
      </div>
      <IssueList about={side} />
    </fieldset>
  );
}
