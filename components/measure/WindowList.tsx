import { memo, useDeferredValue, useEffect, useRef } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import type { Checked } from '@/lib/measure/check-window';
import { checkedIn } from '@/lib/measure/checked';
import { fieldText } from '@/lib/measure/length';
import { roomName, windowName } from '@/lib/measure/names';
import type { Plan, PlannedWindow } from '@/lib/measure/plan';
import { plural } from '@/lib/plural';
import { signs } from './Findings';
import { useChoice } from './use-choice';
import { WindowThumb } from './WindowThumb';

interface RowProps {
  readonly name: string;
  readonly detail: string;
  readonly window: PlannedWindow;
  readonly current: boolean;
  /** Whether one of its numbers cannot be right. */
  readonly marked: boolean;
  readonly onSelect: (id: string) => void;
}

/** Drawn again only when its own window changes: forty of them stand beside what is typed. */
const Row = memo(function Row(props: RowProps) {
  const { name, detail, window, current, marked, onSelect } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const strip = button.current?.closest('.plan-strip');
    if (!current || !button.current || !strip) return;
    // Only the strip scrolls, not the page. A room's first window brings the room's name along.
    const row = button.current.parentElement;
    const first = row && !row.previousElementSibling;
    const seen = first ? row.closest('.plan-room') : row;
    if (!seen) return;
    const box = seen.getBoundingClientRect();
    const frame = strip.getBoundingClientRect();
    const rtl = getComputedStyle(strip).direction === 'rtl';
    strip.scrollBy({ left: rtl ? box.right - frame.right : box.left - frame.left });
  }, [current]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        aria-current={current || undefined}
        className="plan-row"
        onClick={() => onSelect(window.id)}
      >
        <WindowThumb {...window} />
        <span className="min-w-0">
          <span className="block truncate">{name}</span>
          <span className="plan-detail">{detail}</span>
        </span>
        {marked && (
          <svg aria-hidden="true" viewBox="0 0 24 24" className="plan-sign ms-auto">
            <path d={signs.look} />
          </svg>
        )}
      </button>
    </li>
  );
});

function detailOf(
  plan: Plan,
  window: PlannedWindow,
  { missing, calculated }: Checked,
  marked: boolean,
  words: PlannerWords,
): string {
  const curtain = window.product === 'curtain';
  const what = curtain
    ? `${words.heading[window.heading]}${words.comma}${words.cloth[window.cloth].toLowerCase()}`
    : `${words.product[window.product]}${words.comma}${words.mount[window.mount].toLowerCase()}`;
  const count = missing.width + missing.height;
  if (!calculated && count === 6) return what;
  const size =
    calculated &&
    fill(words.list.size, {
      width: fieldText(curtain ? calculated.openingCm : calculated.widthCm, plan.unit),
      height: fieldText(calculated.heightCm, plan.unit),
    });
  const missed = !calculated && count > 0 && plural(count, words.list.missing, words.language);
  const check = (marked || (!calculated && count === 0)) && words.list.check;
  return [what, size, missed, check].filter(Boolean).join(' · ');
}

interface WindowListProps {
  readonly plan: Plan;
  readonly current: string;
  readonly words: PlannerWords;
  readonly onSelect: (id: string) => void;
}

const Rows = memo(function Rows({ plan, current, words, onSelect }: WindowListProps) {
  return (
    <ul className="plan-strip">
      {plan.rooms.map((room) => (
        <li key={room.id} className="plan-room">
          <p className="plan-room-name">{roomName(plan, room, words)}</p>
          <ul aria-label={roomName(plan, room, words)} className="plan-rows">
            {room.windows.map((window) => {
              const checked = checkedIn(plan, room, window, words);
              const selected = window.id === current;
              // Of the selected window it is said beside the field, and not while it is typed.
              const marked = !selected && checked.sound !== window;
              return (
                <Row
                  key={window.id}
                  name={windowName(room, window, words)}
                  detail={detailOf(plan, window, checked, marked, words)}
                  window={window}
                  current={selected}
                  marked={marked}
                  onSelect={onSelect}
                />
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
});

/** Rooms and their windows: a column at the side, a row on a phone. It follows what is typed, and never holds it up. */
export function WindowList({ onSelect, ...props }: WindowListProps) {
  // The row answers the press; its window's fields are drawn after that.
  const [current, select] = useChoice(props.current, onSelect);
  const plan = useDeferredValue(props.plan);
  return <Rows {...props} plan={plan} current={current} onSelect={select} />;
}
