import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/text/fill';
import type { Direction } from '../model/plan';
import table from '../model/sun-table.json' with { type: 'json' };
import { isolated } from './format';

type Season = 'summer' | 'winter';

/** Minutes after midnight, as the table has them. */
type Spans = readonly (readonly number[])[];

/** '12:40', to ten minutes: a wall is never turned to the degree. */
function clockText(minute: number): string {
  const rounded = Math.round(minute / 10) * 10;
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}

/** 'from 12:40 to 18:20', or 'not at all'. */
export function spansText(facing: Direction, season: Season, words: PlannerWords): string {
  const spans: Spans = table.spans[facing][season];
  if (spans.length === 0) return words.sun.none;
  return spans
    .map(([from = 0, to = 0]) =>
      fill(words.sun.span, {
        from: isolated(clockText(from), words),
        to: isolated(clockText(to), words),
      }),
    )
    .join(words.and);
}

/** When the sun stands on a window in June and in December, and what that asks of its cloth. */
export function sunText(facing: Direction, words: PlannerWords): string {
  const when = fill(words.sun.text, {
    summer: spansText(facing, 'summer', words),
    winter: spansText(facing, 'winter', words),
  });
  return `${when} ${words.sun.advice[facing]}`;
}
