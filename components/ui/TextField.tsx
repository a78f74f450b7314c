import type { ComponentProps } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options?: readonly string[];
}

/** A text field below its label. */
export function TextField(props: TextFieldProps) {
  const { label, onChange, options, className = 'mt-5', ...input } = props;
  const list = options && `${input.name}-options`;
  return (
    <label className={`block ${className}`}>
      <span className="choice-label">{label}</span>
      <input
        {...input}
        list={list}
        autoComplete="off"
        enterKeyHint="done"
        // Values and addresses have their own direction, other placeholders that of the page.
        dir={input.value || input.type === 'url' ? 'auto' : undefined}
        className="input-box"
        onChange={({ target }) => onChange(target.value)}
      />
      {options && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </label>
  );
}
