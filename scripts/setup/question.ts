import type { Target } from './answers';

/** Between an answer and the value in the file. */
export interface Form {
  readonly optional?: boolean;
  /** Undefined for an answer that cannot be read. */
  readonly parse?: (answer: string) => unknown;
  /** What to say of an answer that cannot be read. */
  readonly unread?: string;
  readonly format?: (value: never) => string;
  /** Whether earlier answers leave nothing to ask. */
  readonly isSkipped?: () => boolean;
}

export interface Question extends Form {
  readonly message: string;
  readonly target: Target;
}

export const ask = (message: string, target: Target, form?: Form): Question => ({
  message,
  target,
  ...form,
});
