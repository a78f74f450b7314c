import type { PlannerWords } from '@/content/en/planner';
import type { Change } from '../model/plan-state';
import type { LengthField } from '../model/window';

export interface Fix {
  readonly code: keyof PlannerWords['fixes'];
  readonly change: Change;
  /** The length that its words name. */
  readonly cm?: number;
}

/** What was noticed of a window; content has a sentence for each code. */
export interface Issue {
  readonly code: keyof PlannerWords['issues'];
  readonly severity: 'ok' | 'warning';
  /** The part of the form that it stands in. */
  readonly about: 'width' | 'height' | 'details' | 'result';
  readonly fields: readonly LengthField[];
  /** Lengths in centimetres, for the sentence's placeholders. */
  readonly lengths: Readonly<Record<string, number>>;
  /** What was typed, where the sentence repeats it. */
  readonly typed?: string;
  readonly fixes?: readonly Fix[];
}

/** An issue with what most of them leave out. */
export function issue(
  code: Issue['code'],
  severity: Issue['severity'],
  about: Issue['about'],
  rest: Partial<Issue> = {},
): Issue {
  return { code, severity, about, fields: [], lengths: {}, ...rest };
}
