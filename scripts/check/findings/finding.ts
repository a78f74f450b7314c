/** One place in `content/` that the owner still has to fill. */
export interface Finding {
  readonly file: string;
  /** Counted from 1; none where a whole folder is meant. */
  readonly line?: number;
  /** Name of the value or of the entry. */
  readonly field: string;
  /** What stands there. */
  readonly now: string;
  /** What the owner puts there. */
  readonly wanted: string;
}

type GroupId = 'contact' | 'policies' | 'pages' | 'reviews' | 'renders';

export interface Group {
  readonly id: GroupId;
  readonly title: string;
  /** What happens as long as it stands. */
  readonly why: string;
  /** Whether a production build refuses it. */
  readonly stopsPublishing: boolean;
  readonly findings: readonly Finding[];
}
