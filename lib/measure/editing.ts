import type { Unit } from './length';
import type { Plan, Room } from './plan';

/** What was deleted last, and where it stood: what is edited since is not undone with it. */
interface Deleted {
  /** What the visitor calls it. */
  readonly name: string;
  readonly current: string;
  readonly unit: Unit;
  /** The room as far as it was deleted, its place in the list and its windows' place in the room. */
  readonly room: Room;
  readonly roomIndex: number;
  readonly index: number;
}

/** A list with its selected window. */
export interface Shown {
  readonly plan: Plan;
  readonly current: string;
}

/** The planner's state: the list, the selected window, and what can be brought back. */
export interface Editing extends Shown {
  readonly deleted?: Deleted;
  /** The visitor's own list, once another was put in its place. */
  readonly replaced?: Shown;
}

/** The state with other rooms. */
export function withRooms(state: Editing, rooms: readonly Room[]): Editing {
  return { ...state, plan: { ...state.plan, rooms } };
}

/** Room and place of the selected window. */
export function placeOf({ plan, current }: Editing) {
  const room = plan.rooms.findIndex(({ windows }) => windows.some(({ id }) => id === current));
  const windows = plan.rooms[room]?.windows ?? [];
  return { room, window: windows.findIndex(({ id }) => id === current), windows };
}

/** Leaves out rooms that have no window any more. */
export function withoutEmptyRooms(rooms: readonly Room[]): readonly Room[] {
  return rooms.filter(({ windows }) => windows.length > 0);
}
