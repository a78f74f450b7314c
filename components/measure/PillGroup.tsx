import { useChoice } from './use-choice';

interface PillGroupProps<T extends string | number> {
  readonly name: string;
  readonly legend: string;
  /** Whether the legend is one of the form's headings, or small above its pills. */
  readonly heading?: boolean;
  /** Whether the legend is for screen readers only. */
  readonly quiet?: boolean;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Whether all that follows is drawn with the press, since what is typed next depends on it. */
  readonly atOnce?: boolean;
  readonly describedBy?: string | undefined;
}

/** One of a few choices, as pills: radio buttons below, for every keyboard. */
export function PillGroup<T extends string | number>({
  name,
  legend,
  heading = false,
  quiet = false,
  options,
  value,
  onChange,
  atOnce = false,
  describedBy,
}: PillGroupProps<T>) {
  const [chosen, choose] = useChoice(value, onChange);
  const press = atOnce ? onChange : choose;
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
              checked={option === chosen}
              onChange={() => press(option)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
