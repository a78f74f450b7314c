import { waitAttribute } from '@/client/contracts';
import type { PlannerWords } from '@/content/en/measure';

/** Pressed before the planner is hydrated, they are pressed again then. */
const waits = { [waitAttribute]: 'planner' };

interface AddButtonsProps {
  readonly words: PlannerWords;
  readonly onAdd: (what: 'addWindow' | 'addRoom') => void;
}

/** Add a window to the selected window's room, or a room to the list. */
export function AddButtons({ words: { list }, onAdd }: AddButtonsProps) {
  return (
    <div className="plan-adds">
      <button
        type="button"
        {...waits}
        className="button plan-add"
        onClick={() => onAdd('addWindow')}
      >
        <span aria-hidden="true">+ </span>
        <span>{list.add}</span>
      </button>
      <button type="button" {...waits} className="plan-add-room" onClick={() => onAdd('addRoom')}>
        <span aria-hidden="true">+ </span>
        {list.addRoom}
      </button>
    </div>
  );
}
