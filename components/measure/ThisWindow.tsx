import { useEffect, useState } from 'react';
import { waitAttribute } from '@/client/contracts';
import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import type { Action } from '@/lib/measure/edit';
import { type Editing, placeOf } from '@/lib/measure/editing';
import { roomName, windowName } from '@/lib/measure/names';
import { longestName, windowsOf } from '@/lib/measure/plan';
import { newId } from './new-id';

const lines = {
  copy: 'M8 8h11v12H8zM5 16V4h11',
  up: 'M12 19V5M6 11l6-6l6 6',
  down: 'M12 5v14M6 13l6 6l6-6',
  delete: 'M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3',
} as const;

interface ToolProps {
  readonly name: keyof typeof lines;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Tool({ name, label, disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      {...{ [waitAttribute]: 'planner' }}
      className="icon-button aria-disabled:opacity-40"
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
      title={label}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="plan-sign">
        <path d={lines[name]} />
      </svg>
      <span className="sr-only">{label}</span>
    </button>
  );
}

interface NameFieldProps {
  readonly name: 'room' | 'window';
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onName: (text: string) => void;
}

function NameField({ label, onName, ...field }: NameFieldProps) {
  return (
    <label>
      <span className="plan-label">{label}</span>
      <input
        {...field}
        className="plan-text"
        maxLength={longestName}
        autoComplete="off"
        enterKeyHint="next"
        dir="auto"
        onChange={({ target }) => onName(target.value)}
      />
    </label>
  );
}

interface ThisWindowProps {
  readonly state: Editing;
  readonly words: PlannerWords;
  readonly dispatch: (action: Action) => void;
}

/** What the selected window and its room are called, and where they stand in the list. */
export function ThisWindow({ state, words, dispatch }: ThisWindowProps) {
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
        <Tool
          name="copy"
          label={here.copy}
          onPress={() => dispatch({ type: 'copyWindow', id: newId() })}
        />
        <Tool
          name="up"
          label={here.up}
          disabled={place === 0}
          onPress={() => dispatch({ type: 'moveWindow', by: -1 })}
        />
        <Tool
          name="down"
          label={here.down}
          disabled={place === all.length - 1}
          onPress={() => dispatch({ type: 'moveWindow', by: 1 })}
        />
        <Tool
          name="delete"
          label={here.delete}
          onPress={() => dispatch({ type: 'deleteWindow', name })}
        />
        <p role="status" className="sr-only">
          {announced}
        </p>
        <details className="plan-more ms-auto text-sm">
          <summary>{here.roomActions}</summary>
          <div className="flex flex-wrap gap-2 pt-2">
            <Tool
              name="copy"
              label={here.copyRoom}
              onPress={() =>
                dispatch({ type: 'copyRoom', roomId: newId(), ids: windows.map(() => newId()) })
              }
            />
            <Tool
              name="up"
              label={here.roomUp}
              disabled={roomIndex === 0}
              onPress={() => dispatch({ type: 'moveRoom', by: -1 })}
            />
            <Tool
              name="down"
              label={here.roomDown}
              disabled={roomIndex === plan.rooms.length - 1}
              onPress={() => dispatch({ type: 'moveRoom', by: 1 })}
            />
            <Tool
              name="delete"
              label={here.deleteRoom}
              onPress={() => dispatch({ type: 'deleteRoom', name: roomName(plan, room, words) })}
            />
          </div>
        </details>
      </div>
    </section>
  );
}
