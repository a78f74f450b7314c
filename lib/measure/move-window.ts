import { type Editing, placeOf, withoutEmptyRooms, withRooms } from './editing';

/** A list with two of its items exchanged; as it is where one of them is missing. */
export function swap<T>(items: readonly T[], one: number, other: number): readonly T[] {
  const first = items[one];
  const second = items[other];
  if (first === undefined || second === undefined) return items;
  return items.map((item, index) => (index === one ? second : index === other ? first : item));
}

/** Moves the selected window within its room, and from the room's end into the next room. */
export function moveWindow(state: Editing, by: -1 | 1): Editing {
  const { room, window, windows } = placeOf(state);
  const { rooms } = state.plan;
  const moved = windows[window];
  if (!moved) return state;
  if (windows[window + by]) {
    return withRooms(
      state,
      rooms.map((one, index) =>
        index === room ? { ...one, windows: swap(one.windows, window, window + by) } : one,
      ),
    );
  }
  if (!rooms[room + by]) return state;
  return withRooms(
    state,
    withoutEmptyRooms(
      rooms.map((one, index) => {
        if (index === room) return { ...one, windows: one.windows.filter((w) => w !== moved) };
        if (index !== room + by) return one;
        const { windows: there } = one;
        return { ...one, windows: by === 1 ? [moved, ...there] : [...there, moved] };
      }),
    ),
  );
}
