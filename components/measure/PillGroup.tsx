import { memo } from 'react';

interface PillGroupProps<T extends string | number> {
  readonly name: string;
  readonly legend: string;
  /** Whether the legend is one of the form's headings, or small above its pills. */
  readonly heading?: boolean;
  /** Whether the legend is for screen readers only. */
  readonly quiet?: boolean;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly value: T;
  /** Id of the window that it is about: with another one `onChange` does something else. */
  readonly of: string;
  readonly onChange: (value: T) => void;
  readonly describedBy?: string | undefined;
}

function Pills<T extends string | number>({
  name,
  legend,
  heading = false,
  quiet = false,
  options,
  value,
  onChange,
  describedBy,
}: PillGroupProps<T>) {
  return (
    <fieldset className={heading ? 'plan-part' : 'mt-5'} aria-describedby={describedBy}>
      <legend className={heading ? 'plan-legend' : quiet ? 'sr-only' : 'plan-label'}>
        {legend}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, label]) => (
          <label key={option} className="plan-pill">
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props = PillGroupProps<string | number>;

/** Whether it looks the same and does the same. Its options and its function are made anew on each rendering. */
function isSame({ options, onChange: _, ...one }: Props, { options: others, ...other }: Props) {
  return (
    options.length === others.length &&
    options.every(([value, label], index) => {
      const [otherValue, otherLabel] = others[index] ?? [];
      return value === otherValue && label === otherLabel;
    }) &&
    Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value)
  );
}

/**
 * One of a few choices, as pills: radio buttons below, for every keyboard. A window has fifty of them, so that only the
 * group that changed is drawn again.
 */
// `memo` forgets that the type of the value is free.
export const PillGroup = memo(Pills, isSame) as typeof Pills;
