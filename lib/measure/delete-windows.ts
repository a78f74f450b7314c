import { type Editing, placeOf, withoutEmptyRooms } from './editing';
import { inUnit } from './in-unit';
import { isPristine, type PlannedWindow, plainWindow, windowsOf } from './plan';

/** Deletes windows of the selected window's room, and keeps them to be undone. */
export function deleteWindows(
  state: Editing,
  name: string,
  gone: readonly PlannedWindow[],
): Editing {
  const { plan, current } = state;
  const { room: roomIndex, windows } = placeOf(state);
  const room = plan.rooms[roomIndex];
  const [first] = gone;
  if (!room || !first) return state;
  const place = windowsOf(plan).findIndex(({ id }) => id === current);
  const kept = windows.filter((window) => !gone.includes(window));
  const rooms = withoutEmptyRooms(plan.rooms.with(roomIndex, { ...room, windows: kept }));
  // Ids of its own: what was deleted may come back beside it.
  const blank = { id: `${room.id}-`, name: '', windows: [{ ...plainWindow, id: `${current}-` }] };
  const next = { ...plan, rooms: rooms.length > 0 ? rooms : [blank] };
  const left = windowsOf(next);
  const neighbour = left[Math.min(place, left.length - 1)] ?? plainWindow;
  const index = windows.indexOf(first);
  return {
    ...state,
    plan: next,
    current: neighbour.id,
    deleted: { name, current, unit: plan.unit, room: { ...room, windows: gone }, roomIndex, index },
  };
}

/** Puts back what was deleted last: into its room, or with its room. */
export function undo(state: Editing): Editing {
  const { deleted, ...rest } = state;
  if (!deleted) return state;
  const { plan } = rest;
  const { room, roomIndex, index, unit, current } = deleted;
  const windows =
    unit === plan.unit ? room.windows : room.windows.map((one) => inUnit(one, unit, plan.unit));
  const place = plan.rooms.findIndex(({ id }) => id === room.id);
  const there = plan.rooms[place];
  const rooms = there
    ? plan.rooms.with(place, { ...there, windows: there.windows.toSpliced(index, 0, ...windows) })
    : (isPristine(plan) ? [] : plan.rooms).toSpliced(roomIndex, 0, { ...room, windows });
  return { ...rest, plan: { ...plan, rooms }, current };
}
