import type { PlannerWords } from '@/content/en/measure';
import type { CheckedWindow } from '@/lib/planner/checks/check-window';
import type { Fix, Issue } from '@/lib/planner/checks/issue';
import type { LengthField, Plan, PlannedWindow } from '@/lib/planner/model/plan';
import type { Stock } from '@/lib/planner/model/stock';

/** What every part of a window's form needs. */
export interface FieldProps {
  readonly plan: Plan;
  readonly window: PlannedWindow;
  readonly checked: CheckedWindow;
  /** All that is said of it, but for the field that is being typed. */
  readonly issues: readonly Issue[];
  readonly stock: Stock;
  readonly words: PlannerWords;
  readonly onChange: (change: Partial<PlannedWindow>) => void;
  readonly onType: (field: LengthField, text: string) => void;
  readonly onLeave: () => void;
  readonly onFix: (issue: Issue, fix: Fix) => void;
}

/** Pairs of a choice and its name, for pills. */
export function options<T extends string>(
  values: readonly T[],
  names: Readonly<Record<T, string>>,
): readonly (readonly [value: T, label: string])[] {
  return values.map((value) => [value, names[value]] as const);
}
