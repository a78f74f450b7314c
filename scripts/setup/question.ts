import { westernDigits } from '@/lib/text/digits';
import type { Target } from './answers';

/** Between an answer and the value in the file, and whether it is optional. */
export interface Form {
  readonly optional?: boolean;
  /** Undefined for an answer that cannot be read. */
  readonly parse?: (answer: string) => unknown;
  /** What to say of an answer that cannot be read. */
  readonly unread?: (answer: string) => string;
  /** What may be wrong with an answer; the same one again is accepted. */
  readonly doubt?: (value: unknown) => string | undefined;
  readonly format?: (value: never) => string;
}

export interface Question extends Form {
  readonly message: string;
  readonly target: Target;
}

export const ask = (message: string, target: Target, form: Form = {}): Question => ({
  message,
  target,
  ...form,
});

/** Numbers, typed in any script. */
export const digits: Form = { parse: westernDigits };
