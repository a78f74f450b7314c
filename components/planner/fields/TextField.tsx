interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly longest: number;
  readonly placeholder: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly list?: string;
  readonly className?: string;
}

/** A text field below its label. Enter ('Done' on a phone's keyboard) blurs it. */
export function TextField(props: TextFieldProps) {
  const { name, label, longest, placeholder, value, onChange, list, className = 'mt-5' } = props;
  return (
    <label className={`block ${className}`}>
      <span className="plan-label">{label}</span>
      <input
        name={name}
        list={list}
        autoComplete="off"
        enterKeyHint="done"
        // Values have their own direction, the placeholder that of the page.
        dir={value ? 'auto' : undefined}
        className="plan-box"
        maxLength={longest}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </label>
  );
}
