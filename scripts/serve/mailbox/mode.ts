import { isMode, type Mode } from './answers';

/** How the next posts of the form are answered. */
export interface ModeState {
  readonly mode: Mode;
  /** Wait before the answer. */
  readonly seconds: number;
  /** How many more posts it holds for; null until it is changed. */
  readonly times: number | null;
}

/** Longer than the 15 s after which the form gives up. */
const slowSeconds = 20;
const longestWait = 600;

const usual: ModeState = { mode: 'ok', seconds: 0, times: null };

function count(value: string, fallback: number | null, least: number, most: number) {
  if (value === '') return fallback;
  const number = Number(value);
  return number >= least && number <= most ? number : undefined;
}

/**
 * Reads `mode`, `seconds` (0 to 600; 0, and for 'slow' 20, when left out) and `times` (1 to 1000)
 * as they come from a form, where an empty field is one left out.
 * @returns a text that names the wrong field when one is wrong
 */
export function readMode(fields: ReadonlyMap<string, string>): ModeState | string {
  const mode = fields.get('mode') ?? '';
  if (!isMode(mode)) return `mode: '${mode}' is not known`;
  const seconds = count(
    fields.get('seconds') ?? '',
    mode === 'slow' ? slowSeconds : 0,
    0,
    longestWait,
  );
  if (seconds === undefined || seconds === null) return `seconds: use 0 to ${longestWait}`;
  const times = count(fields.get('times') ?? '', null, 1, 1000);
  if (times === undefined || !Number.isInteger(times ?? 1)) return 'times: use 1 to 1000';
  return { mode, seconds, times };
}

export interface ModeHolder {
  readonly current: ModeState;
  set(state: ModeState): void;
  /** The mode for one post, which counts as a use of it. */
  take(): ModeState;
}

/** Holds the mode of a running server; it goes back to 'ok' after its last use. */
export function createModeHolder(): ModeHolder {
  let current = usual;
  return {
    get current() {
      return current;
    },
    set(state) {
      current = state;
    },
    take() {
      const taken = current;
      if (taken.times !== null) {
        current = taken.times > 1 ? { ...taken, times: taken.times - 1 } : usual;
      }
      return taken;
    },
  };
}
