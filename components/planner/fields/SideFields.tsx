import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldsOf, type Side } from '@/lib/planner/model/measure';
import type { LengthField } from '@/lib/planner/model/plan';
import { governingPieces } from '@/lib/planner/text/format';
import type { FieldProps } from './field-props';
import { IssueList } from './IssueList';
import { LengthInput } from './LengthInput';

interface SideFieldsProps extends FieldProps {
  readonly side: Side;
  /** Where to measure. */
  readonly hint: string;
  /** Beside the hint. */
  readonly children?: ReactNode;
}

/**
 * The widths or the heights: one field, and two more places beside it. They open by themselves inside a recess and where one
 * of them is filled in. Left stands at the left: a language from right to left begins with the right height.
 */
export function SideFields({ side, hint, children, ...props }: SideFieldsProps) {
  const { window, plan, checked, words, issues } = props;
  const [askedFor, setAskedFor] = useState('');
  const group = useRef<HTMLDivElement>(null);
  // The button is gone: the first of the new places takes its focus.
  useEffect(() => {
    if (askedFor) group.current?.querySelectorAll('input')[1]?.focus();
  }, [askedFor]);
  const places: Readonly<Partial<Record<LengthField, string>>> = words[side].places;
  const turned = side === 'height' && words.direction === 'rtl';
  const fields = turned ? fieldsOf[side].toReversed() : fieldsOf[side];
  const [first, ...others] = fields;
  const filled = others.some((field) => window.lengths[field] !== '');
  const open = askedFor === window.id || filled || window.mount === 'recess';
  const shown = open ? fields : fields.slice(0, 1);
  const governing = checked.measured.governing[side];
  const sure = checked.count[side] === 3 && !issues.some(({ severity }) => severity === 'warning');
  return (
    <fieldset className="plan-part">
      <legend className="plan-legend">{words[side].legend}</legend>
      <div className="plan-hint">
        <span key={hint}>{hint}</span>
        {children}
      </div>
      <div ref={group} className="plan-side" data-open={open || undefined}>
        {shown.map((field) => (
          <LengthInput
            key={field === first ? 'first' : field}
            {...props}
            field={field}
            {...(open && { group: words[side].legend })}
            label={open ? (places[field] ?? '') : words[side].legend}
            labelHidden={!open}
            about={side}
          />
        ))}
        {!open && (
          <button type="button" className="plan-add-places" onClick={() => setAskedFor(window.id)}>
            {`+ ${words.more}`}
          </button>
        )}
      </div>
      <IssueList
        {...props}
        about={side}
        unit={plan.unit}
        governing={sure && governing ? governingPieces(governing, plan.unit, words) : undefined}
      />
    </fieldset>
  );
}
