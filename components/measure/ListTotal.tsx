import { useDeferredValue, useMemo } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { checkedIn } from '@/lib/measure/checked';
import { type Plan, windowsOf } from '@/lib/measure/plan';
import { metresText } from '@/lib/measure/say';
import { plural } from '@/lib/plural';

/** Metres of cloth for the whole list; nothing while no window asks for any. */
function clothOf(plan: Plan, words: PlannerWords): string {
  const metres = plan.rooms.flatMap((room) =>
    room.windows.map(
      (window) => checkedIn(plan, room, window, words).calculated?.cloth?.metres ?? 0,
    ),
  );
  const sum = metres.reduce((total, one) => total + one, 0);
  return sum > 0 ? fill(words.list.cloth, { metres: metresText(sum, words) }) : '';
}

interface ListTotalProps {
  readonly plan: Plan;
  readonly kept: boolean;
  readonly words: PlannerWords;
}

/** How many windows there are, whether the device keeps them, and the cloth that they take together. */
export function ListTotal({ plan, kept, words }: ListTotalProps) {
  const { list } = words;
  const later = useDeferredValue(plan);
  const cloth = useMemo(() => clothOf(later, words), [later, words]);
  const count = plural(windowsOf(plan).length, list.windows, words.language);
  return (
    <p className="plan-total">
      {[count, kept ? list.kept : '', cloth].filter(Boolean).join(' · ')}
    </p>
  );
}
