import { useEffect, useState } from 'react';
import { fill } from '@/lib/fill';
import { placeOf } from '@/lib/measure/editing';
import { windowName } from '@/lib/measure/names';
import { windowsOf } from '@/lib/measure/plan';
import type { EditingProps } from './field-props';
import { NameField } from './NameField';
import { newId } from './new-id';
import { RoomActions } from './RoomActions';
import { Tools } from './Tools';

/** What the selected window and its room are called, and where they stand in the list. */
export function ThisWindow({ state, words, dispatch }: EditingProps) {
  const { plan, current } = state;
  const { here } = words;
  const { room: roomIndex, window: index, windows } = placeOf(state);
  const room = plan.rooms[roomIndex];
  const window = windows[index];
  const all = windowsOf(plan);
  const place = all.findIndex(({ id }) => id === current);
  const count = all.length;
  const name = room && window ? windowName(room, window, words) : '';
  const said = count > 1 ? fill(here.place, { name, number: place + 1, count }) : '';
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it moves or another is selected, not while it is named
  useEffect(() => setAnnounced(said), [current, place, count]);
  if (!room || !window) return null;
  return (
    <section className="plan-part plan-first" aria-label={here.title}>
      <div className="grid grid-cols-2 gap-3">
        <NameField
          name="room"
          label={here.room}
          value={room.name}
          placeholder={fill(words.roomNumbered, { number: roomIndex + 1 })}
          onName={(text) => dispatch({ type: 'renameRoom', name: text })}
        />
        <NameField
          name="window"
          label={here.name}
          value={window.name}
          placeholder={name}
          onName={(text) => dispatch({ type: 'change', id: window.id, change: { name: text } })}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Tools
          labels={here}
          first={place === 0}
          last={place === count - 1}
          onCopy={() => dispatch({ type: 'copyWindow', id: newId() })}
          onMove={(by) => dispatch({ type: 'moveWindow', by })}
          onDelete={() => dispatch({ type: 'deleteWindow', name })}
        />
        <p role="status" className="sr-only">
          {announced}
        </p>
        <RoomActions state={state} words={words} dispatch={dispatch} />
      </div>
    </section>
  );
}
