import { waitAttribute } from '@/client/contracts';

const lines = {
  copy: 'M8 8h11v12H8zM5 16V4h11',
  up: 'M12 19V5M6 11l6-6l6 6',
  down: 'M12 5v14M6 13l6 6l6-6',
  delete: 'M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3',
} as const;

interface ToolProps {
  readonly name: keyof typeof lines;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A button with a sign, named for who does not see it; where it does nothing it stays in its place. */
function Tool({ name, label, disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      {...{ [waitAttribute]: 'planner' }}
      className="icon-button aria-disabled:opacity-40"
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
      title={label}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="plan-sign">
        <path d={lines[name]} />
      </svg>
      <span className="sr-only">{label}</span>
    </button>
  );
}

interface ToolsProps {
  readonly labels: Readonly<Record<keyof typeof lines, string>>;
  /** Whether it is the first of the list, or the last, and cannot move on. */
  readonly first: boolean;
  readonly last: boolean;
  readonly onCopy: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDelete: () => void;
}

/** What can be done with a window or a room as a whole. */
export function Tools({ labels, first, last, onCopy, onMove, onDelete }: ToolsProps) {
  return (
    <>
      <Tool name="copy" label={labels.copy} onPress={onCopy} />
      <Tool name="up" label={labels.up} disabled={first} onPress={() => onMove(-1)} />
      <Tool name="down" label={labels.down} disabled={last} onPress={() => onMove(1)} />
      <Tool name="delete" label={labels.delete} onPress={onDelete} />
    </>
  );
}
