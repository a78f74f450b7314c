import { useChoice } from '../state/use-choice';

interface PillGroupProps<T extends string | number> {
  readonly name: string;
  readonly legend: string;
  /** Whether the legend is one of the form's headings, or small above its pills. */
  readonly heading?: boolean;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly describedBy?: string | undefined;
}

/** One of a few choices, as pills: radio buttons below, for every keyboard. */
export function PillGroup<T extends string | number>(props: PillGroupProps<T>) {
  const { name, legend, heading = false, options, value, onChange, describedBy } = props;
  const [chosen, choose] = useChoice(value, onChange);
  return (
    <fieldset className={heading ? 'min-w-0' : 'mt-5 min-w-0'} aria-describedby={describedBy}>
      <legend className={heading ? 'plan-legend' : 'plan-label'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, label]) => (
          <label key={option} className="plan-pill">
            <input
              type="radio"
              name={name}
              value={option}
              autoComplete="off"
              checked={option === chosen}
              onChange={() => choose(option)}
              className="sr-only"
            />
            <span key={label}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
