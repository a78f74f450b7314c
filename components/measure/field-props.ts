import type { PlannerWords } from '@/content/en/measure';
import type { Checked } from '@/lib/measure/check-window';
import type { Action } from '@/lib/measure/edit';
import type { Editing } from '@/lib/measure/editing';
import type { About, Finding } from '@/lib/measure/finding';
import type { Unit } from '@/lib/measure/length';
import type { LengthField, PlannedWindow } from '@/lib/measure/plan';

/** What names, copies, moves and deletes windows and rooms is given. */
export interface EditingProps {
  readonly state: Editing;
  readonly words: PlannerWords;
  readonly dispatch: (action: Action) => void;
}

/** What every group of fields of the selected window is given. */
export interface FieldProps {
  readonly window: PlannedWindow;
  readonly unit: Unit;
  readonly words: PlannerWords;
  readonly checked: Checked;
  /** Findings to show: none about a number that is being typed. */
  readonly findings: readonly Finding[];
  readonly onChange: (change: Partial<PlannedWindow>) => void;
  readonly onType: (field: LengthField, text: string) => void;
  readonly onLeave: () => void;
  readonly onFix: (finding: Finding) => void;
}

/** Id of the place where the findings of a group stand; its fields name it. */
export function findingsId(about: About): string {
  return `about-${about}`;
}

/** Whether a field has a finding that wants a second look. */
export function isInvalid(findings: readonly Finding[], field: LengthField): boolean {
  return findings.some(({ tone, fields }) => tone === 'look' && fields.includes(field));
}
