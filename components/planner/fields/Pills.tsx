import { Pill } from '@/components/ui/Pill';
import type { ChoiceName } from '@/config/window';
import { clothColours } from '../drawing/geometry';
import { usePlanner } from '../state/use-planner';

interface PillsProps {
  readonly name: string;
  readonly legend: string;
  readonly heading?: boolean;
  readonly options: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
  readonly several?: boolean;
  readonly colours?: Readonly<Record<string, string>> | undefined;
  readonly onChange: (value: string) => void;
}

export function Pills(props: PillsProps) {
  const { name, legend, heading = false, options, chosen, several, colours, onChange } = props;
  return (
    <fieldset className={heading ? 'min-w-0' : 'mt-5 min-w-0'}>
      <legend className={heading ? 'plan-legend' : 'choice-label'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(options).map(([value, label]) => (
          <Pill
            key={value}
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onChange(value)}
          >
            {colours && (
              <svg aria-hidden="true" viewBox="0 0 1 1" className="me-2 w-6 rounded-full">
                <rect width="1" height="1" fill={colours[value]} />
              </svg>
            )}
            <span>{label}</span>
          </Pill>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: ChoiceName;
  readonly heading?: boolean;
}

export function Choice({ name, heading = false }: ChoiceProps) {
  const { window, words, shop, choose } = usePlanner();
  const all = Object.entries<string>(words.options[name]);
  const offered: Readonly<Partial<Record<ChoiceName, readonly string[]>>> = {
    product: shop.products,
    heading: shop.headings,
  };
  // A list from a link may have others.
  const options = all.filter(([value]) => {
    return value === window[name] || (offered[name]?.includes(value) ?? true);
  });
  return (
    <Pills
      name={name}
      legend={words.legends[name]}
      heading={heading}
      options={Object.fromEntries(options)}
      chosen={[window[name]]}
      colours={name === 'colour' ? clothColours : undefined}
      onChange={(value) => choose(name, value)}
    />
  );
}

interface SelectProps {
  readonly name: ChoiceName;
  readonly className: string;
  readonly labelClass: string;
}

export function Select({ name, className, labelClass }: SelectProps) {
  const { window, words, choose } = usePlanner();
  return (
    <label className={className}>
      <span className={labelClass}>{words.legends[name]}</span>
      <select
        name={name}
        className="input-box"
        value={window[name]}
        onChange={({ target }) => choose(name, target.value)}
      >
        {Object.entries(words.options[name]).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
