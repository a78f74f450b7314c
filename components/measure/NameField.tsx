import { longestName } from '@/lib/measure/plan';

interface NameFieldProps {
  readonly name: 'room' | 'window';
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onName: (text: string) => void;
}

/** The name of a room or a window, as the visitor calls it. */
export function NameField({ label, onName, ...field }: NameFieldProps) {
  return (
    <label>
      <span className="plan-label">{label}</span>
      <input
        {...field}
        className="plan-text"
        maxLength={longestName}
        autoComplete="off"
        enterKeyHint="next"
        dir="auto"
        onChange={({ target }) => onName(target.value)}
      />
    </label>
  );
}
