import type { Change } from '@/components/planner/model/plan';
import type { PlannerWords } from '@/components/planner/words';
import type { LengthField } from '@/config/window';

export interface Fix {
  readonly code: keyof PlannerWords['fixes'];
  readonly change: Change;
  /** The length in its label. */
  readonly cm?: number;
}

/** An error, warning or confirmation about a window; content has a sentence for each code. */
export interface Issue {
  readonly code: keyof PlannerWords['issues'];
  readonly severity: 'ok' | 'warning';
  readonly about: 'width' | 'height' | 'details' | 'result';
  readonly fields: readonly LengthField[];
  readonly lengths: Readonly<Record<string, number>>;
  readonly typed?: string;
  readonly fixes?: readonly Fix[];
}

const issueOf =
  (severity: Issue['severity']) =>
  (
    code: Issue['code'],
    about: Issue['about'],
    lengths: Issue['lengths'] = {},
    rest: Partial<Issue> = {},
  ): Issue => ({ code, severity, about, lengths, fields: [], ...rest });

export const warning = issueOf('warning');
export const note = issueOf('ok');
