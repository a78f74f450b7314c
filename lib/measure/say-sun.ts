import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { type Direction, isSewn, type PlannedWindow } from './plan';
import type { Season, Span, SunTable } from './sun-on-window';

/** '12:40', to ten minutes: a wall is never turned to the degree. */
export function clockText(minute: number): string {
  const rounded = Math.round(minute / 10) * 10;
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}

/** 'from 12:40 to 18:20', or 'not at all'. */
export function spansText(spans: readonly Span[], words: PlannerWords): string {
  if (spans.length === 0) return words.sun.none;
  return spans
    .map(([from, to]) => fill(words.sun.span, { from: clockText(from), to: clockText(to) }))
    .join(words.and);
}

/** Minutes of sun that fade a cloth without a lining, in a day. */
const fadingMinutes = 180;

function minutesOf(spans: readonly Span[]): number {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** When the sun stands on a window, and what that asks of its cloth. */
export function sunText(
  sun: SunTable,
  facing: Direction,
  { product, cloth, lining }: PlannedWindow,
  words: PlannerWords,
): string {
  const spans = sun.spans[facing];
  const text = (season: Season) => spansText(spans[season], words);
  const direction = words.facing[facing];
  const when = fill(words.sun.text, {
    direction,
    summer: text('summer'),
    winter: text('winter'),
  });
  const bare = (cloth === 'linen' || cloth === 'dimout') && lining === 'none';
  const long = Math.max(minutesOf(spans.summer), minutesOf(spans.winter)) >= fadingMinutes;
  const fades = bare && isSewn(product) && long && facing !== 'n' ? words.sun.fades : '';
  return [when, words.sun.advice[facing], fades].filter(Boolean).join(' ');
}
