import type { HTMLAttributes } from 'react';
import type { VisitFormProps } from './form-props';
import type { VisitChoices } from './request';

/** Maximum length of a line of the message. */
const longest = 200;

interface LineProps extends Pick<VisitFieldsProps, 'choices' | 'onChange'> {
  readonly name: 'district' | 'product' | 'windows' | 'note';
  readonly label: string;
  readonly hint?: string;
  /** Suggestions; other values can be typed. */
  readonly options?: readonly string[];
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

function Line({ name, label, hint, options, inputMode, choices, onChange }: LineProps) {
  const id = `visit-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        list={options && `${id}-list`}
        inputMode={inputMode}
        maxLength={longest}
        placeholder={hint}
        dir={choices[name] ? 'auto' : undefined}
        value={choices[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
      {options && (
        <datalist id={`${id}-list`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </div>
  );
}

interface VisitFieldsProps extends Pick<VisitFormProps, 'words' | 'products'> {
  readonly choices: VisitChoices;
  readonly onChange: (change: Partial<VisitChoices>) => void;
}

/** District, product, number of windows, and note. */
export function VisitFields({ words, products, ...line }: VisitFieldsProps) {
  return (
    <div className="mt-6 grid gap-5">
      <Line
        {...line}
        name="district"
        label={words.district}
        hint={words.districtHint}
        options={words.districts}
      />
      <Line
        {...line}
        name="product"
        label={words.product}
        hint={words.productHint}
        options={Object.values(products)}
      />
      <Line {...line} name="windows" label={words.windows} inputMode="numeric" />
      <Line {...line} name="note" label={words.note} hint={words.noteHint} />
    </div>
  );
}
