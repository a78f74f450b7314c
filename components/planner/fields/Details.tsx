import { useState } from 'react';
import { otherFieldsOf } from '@/lib/planner/checks/check-other-fields';
import { beyondCm, blindClearCm, curtainClearCm } from '@/lib/planner/model/allowances';
import { fieldText } from '@/lib/planner/model/length';
import {
  diagonalFields,
  directions,
  isCurtain,
  isOnPole,
  longestNote,
  type otherFields,
} from '@/lib/planner/model/plan';
import { inSentence, joined } from '@/lib/planner/text/format';
import { productText } from '@/lib/planner/text/plan-message';
import { sunText } from '@/lib/planner/text/sun-text';
import { fill } from '@/lib/text/fill';
import { Chips } from './Chips';
import { type Choice, materialChoices, siteChoices, workingChoices } from './choices';
import type { FieldProps } from './field-props';
import { IssueList } from './IssueList';
import { LengthInput } from './LengthInput';
import { PillGroup } from './PillGroup';
import { Swatches } from './Swatches';

interface DetailsProps extends FieldProps {
  readonly onChildren: (children: boolean) => void;
}

/** What is assumed until it is said: 'Linen, sand, by hand, on the wall, facing not said'. */
export function detailsText({ window, stock, words }: FieldProps): string {
  const { control, mount, origin, facing } = window;
  const measured = isCurtain(window) && !isOnPole(window);
  const parts = [
    productText(window, stock, words),
    words.control[control],
    words.mount[mount],
    measured && `${words.details.origin} ${inSentence(words.origin[origin])}`,
    facing
      ? fill(words.message.faces, { direction: words.facing[facing] })
      : words.details.facingUnknown,
  ];
  return joined(parts, words)
    .split(words.comma)
    .map((part, index) => (index === 0 ? part : inSentence(part)))
    .join(words.comma);
}

/** The choices of a group, as pills. */
function Choices({
  choices,
  onChange,
}: { choices: readonly Choice[] } & Pick<FieldProps, 'onChange'>) {
  return choices.map(({ name, legend, options, value, change }) => (
    <PillGroup
      key={name}
      name={name}
      legend={legend}
      options={options}
      value={value}
      onChange={(chosen) => onChange(change(chosen))}
    />
  ));
}

interface LengthsProps extends FieldProps {
  readonly legend: string;
  readonly about: 'other' | 'diagonals';
  readonly shown: readonly (typeof otherFields | typeof diagonalFields)[number][];
}

/** Measures that not every window needs. */
function Lengths({ legend, shown, about, ...props }: LengthsProps) {
  const { window, plan, words } = props;
  const usual: Readonly<Record<string, number>> = {
    beyond: beyondCm[window.product],
    clear: isCurtain(window) ? curtainClearCm : blindClearCm,
  };
  return (
    <fieldset className="plan-measures mt-5 min-w-0">
      <legend className="plan-label">{legend}</legend>
      <div className="plan-lengths">
        {shown.map((field) => {
          const cm = usual[field];
          const placeholder = cm === undefined ? undefined : fieldText(cm, plan.unit);
          const label = words.fields[field];
          return <LengthInput key={field} {...props} {...{ field, label, about, placeholder }} />;
        })}
      </div>
      <IssueList {...props} about={about} unit={plan.unit} />
    </fieldset>
  );
}

/** Which way it faces with what that means, what is in the way, and what else is to be known. */
function Rest({ onChildren, ...props }: DetailsProps) {
  const { window, plan, words, onChange } = props;
  const { details } = words;
  return (
    <>
      <label className="mt-3 flex min-h-target items-center gap-3">
        <input
          type="checkbox"
          name="children"
          autoComplete="off"
          checked={plan.children}
          onChange={({ target }) => onChildren(target.checked)}
          className="size-5 shrink-0"
        />
        <span>{details.children}</span>
      </label>
      <IssueList {...props} about="control" unit={plan.unit} />
      <Chips
        value={window.obstacles}
        words={words}
        onChange={(obstacles) => onChange({ obstacles })}
      />
      <label className="mt-5 block">
        <span className="plan-label">{details.facing}</span>
        <select
          name="facing"
          autoComplete="off"
          className="plan-box"
          value={window.facing}
          onChange={({ target: { value } }) =>
            onChange({ facing: directions.find((each) => each === value) ?? '' })
          }
        >
          {(['', ...directions] as const).map((direction) => (
            <option key={direction} value={direction}>
              {words.facing[direction || 'unknown']}
            </option>
          ))}
        </select>
      </label>
      {window.facing && (
        <p key={window.facing} className="mt-2 text-sm text-muted">
          {sunText(window.facing, words)}
        </p>
      )}
      <label className="mt-5 block">
        <span className="plan-label">{details.note}</span>
        <textarea
          name="note"
          rows={2}
          autoComplete="off"
          dir={window.note ? 'auto' : undefined}
          className="plan-box py-2"
          maxLength={longestNote}
          placeholder={details.noteHint}
          value={window.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </label>
    </>
  );
}

/** Everything beside what hangs there and its size, folded into one line that says what is assumed. */
export function Details(props: DetailsProps) {
  const { window, checked, issues, words, plan, onChange } = props;
  const [openFor, setOpenFor] = useState('');
  // What is asked about must be seen.
  const asked = issues.some(
    ({ severity, about }) =>
      severity === 'warning' && ['other', 'diagonals', 'cloth', 'control'].includes(about),
  );
  const text = detailsText(props);
  return (
    <details
      className="plan-part plan-more"
      open={asked || openFor === window.id}
      onToggle={({ currentTarget: { open } }) => setOpenFor(open ? window.id : '')}
    >
      <summary>
        <span className="plan-legend">{words.details.title}</span>
        <span key={text} className="text-sm text-muted">
          {text}
        </span>
      </summary>
      <Choices choices={siteChoices(props)} onChange={onChange} />
      <Lengths
        {...props}
        legend={words.details.measures}
        about="other"
        shown={otherFieldsOf(checked.measured)}
      />
      {window.mount === 'recess' && !isCurtain(window) && (
        <Lengths
          {...props}
          legend={words.details.diagonals}
          about="diagonals"
          shown={diagonalFields}
        />
      )}
      <Choices choices={materialChoices(props)} onChange={onChange} />
      <Swatches value={window.colour} words={words} onChange={(colour) => onChange({ colour })} />
      <IssueList {...props} about="cloth" unit={plan.unit} />
      <Choices choices={workingChoices(props)} onChange={onChange} />
      <Rest {...props} />
    </details>
  );
}
