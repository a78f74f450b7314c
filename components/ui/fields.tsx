import type { ComponentProps, KeyboardEvent } from 'react';

/** A form that sends nothing: its component reads the fields. */
export const LocalForm = ({
  label,
  ...rest
}: ComponentProps<'form'> & { readonly label: string }) => (
  <form
    aria-label={label}
    autoComplete="off"
    onSubmit={(event) => event.preventDefault()}
    {...rest}
  />
);

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options?: readonly string[];
}

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
          {[...new Set(options)].map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </label>
  );
}

export const Pill = ({ className = '', style, children, ...input }: ComponentProps<'input'>) => (
  <label className={`pill ${className}`} style={style}>
    <input type="radio" {...input} className="sr-only" />
    {children}
  </label>
);

/** On Enter ('Next' on a phone's keyboard) moves focus to the next of some fields; the last one goes to `end`, or stays. */
export function focusNext(
  event: KeyboardEvent<HTMLInputElement>,
  fields: Iterable<HTMLElement> | undefined,
  end?: HTMLElement | null,
): void {
  const { key, nativeEvent, currentTarget } = event;
  // Enter also ends a composition.
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  event.preventDefault();
  const all = [...(fields ?? [])];
  (all[all.indexOf(currentTarget) + 1] ?? end)?.focus();
}
