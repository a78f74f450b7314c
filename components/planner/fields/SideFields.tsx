import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Text } from '@/components/ui/Text';
import { type Side, sides } from '@/config/window';
import { usePlanner } from '../state/use-planner';
import { IssueList, linkStyle } from './IssueList';
import { LengthInput, narrowLengths, wideLengths } from './LengthInput';

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
