import type { LengthField, PlannedWindow } from './plan';

/** The part of the form that a finding stands under. */
export type About = 'widths' | 'heights' | 'diagonals' | 'depth' | 'more' | 'cloth' | 'control';

/** What was noticed; content has a sentence for each. */
export type FindingCode =
  | 'unreadable'
  | 'converted'
  | 'tenth'
  | 'tenfold'
  | 'metres'
  | 'small'
  | 'large'
  | 'smallOnly'
  | 'largeOnly'
  | 'tape'
  | 'unlikely'
  | 'differ'
  | 'straight'
  | 'square'
  | 'outOfSquare'
  | 'diagonalOff'
  | 'oneDiagonal'
  | 'shallow'
  | 'deepEnough'
  | 'tooWide'
  | 'twoLengths'
  | 'bedroom'
  | 'cord';

/** Words of the suggested corrections. */
export type FixCode = 'yes' | 'outside' | 'lining' | 'motor';

export interface Fix {
  readonly code: FixCode;
  readonly change: Partial<PlannedWindow>;
}

export interface Finding {
  readonly code: FindingCode;
  /** 'fine' is quiet; 'look' wants a second look. */
  readonly tone: 'fine' | 'look';
  readonly about: About;
  /** Fields that it is about. */
  readonly fields: readonly LengthField[];
  /** Lengths in centimetres, for the sentence's places. */
  readonly lengths: Readonly<Record<string, number>>;
  /** What was typed, where the sentence repeats it. */
  readonly typed?: string;
  /** Whole numbers without a unit. */
  readonly count?: number;
  readonly fix?: Fix;
}
