import type { LengthField, PlannedWindow } from '../model/plan';

/** The part of the form that an issue stands under. */
export type About = 'width' | 'height' | 'diagonals' | 'other' | 'cloth' | 'control' | 'result';

/** What was noticed; content has a sentence for each. */
export type IssueCode =
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
  | 'unlikelyOnly'
  | 'differ'
  | 'straight'
  | 'square'
  | 'outOfSquare'
  | 'diagonalOff'
  | 'oneDiagonal'
  | 'shallow'
  | 'standsOut'
  | 'deepEnough'
  | 'tooWide'
  | 'joinedTrack'
  | 'widths'
  | 'clothMissing'
  | 'sheerMissing'
  | 'door'
  | 'high'
  | 'stackOnGlass'
  | 'bedroom'
  | 'cord';

/** Words of the suggested corrections. */
export type FixCode = 'yes' | 'asTyped' | 'outside' | 'lining' | 'motor' | 'floor' | 'reach';

export interface Fix {
  readonly code: FixCode;
  readonly change: Partial<PlannedWindow>;
  /** The length that its words name. */
  readonly cm?: number;
}

export interface Issue {
  readonly code: IssueCode;
  readonly severity: 'ok' | 'warning';
  readonly about: About;
  /** Fields that it is about. */
  readonly fields: readonly LengthField[];
  /** Lengths in centimetres, for the sentence's placeholders. */
  readonly lengths: Readonly<Record<string, number>>;
  /** What was typed, where the sentence repeats it. */
  readonly typed?: string;
  /** Whole numbers without a unit. */
  readonly count?: number;
  readonly fixes?: readonly Fix[];
}

/** An issue with what most of them leave out. */
export function issue(
  code: IssueCode,
  severity: Issue['severity'],
  about: About,
  rest: Partial<Issue> = {},
): Issue {
  return { code, severity, about, fields: [], lengths: {}, ...rest };
}
