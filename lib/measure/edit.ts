import { fieldText, readLength, type Unit } from './length';
import {
  emptyPlan,
  isPristine,
  type LengthField,
  lengthFields,
  mostWindows,
  noLengths,
  type Plan,
  type PlannedWindow,
  plainWindow,
  type Room,
  windowsOf,
} from './plan';

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

/** A list with its window in hand. */
interface Shown {
  readonly plan: Plan;
  readonly current: string;
}

/** What is on the screen: the list, the window in hand, and what was deleted last. */
export interface Editing extends Shown {
  readonly deleted?: Deleted;
  /** The visitor's own list, once another was put in its place. */
  readonly replaced?: Shown;
}

export type Action =
  | { readonly type: 'select'; readonly id: string }
  | { readonly type: 'change'; readonly id: string; readonly change: Partial<PlannedWindow> }
  | {
      readonly type: 'measure';
      readonly id: string;
      readonly field: LengthField;
      readonly text: string;
    }
  | { readonly type: 'home'; readonly change: Partial<Pick<Plan, 'place' | 'children'>> }
  | { readonly type: 'unit'; readonly unit: Unit }
  | { readonly type: 'addWindow'; readonly id: string; readonly choices?: PlannedWindow }
  | { readonly type: 'addRoom'; readonly id: string; readonly roomId: string }
  | { readonly type: 'copyWindow'; readonly id: string }
  | { readonly type: 'moveWindow'; readonly by: -1 | 1 }
  | { readonly type: 'deleteWindow'; readonly name: string }
  | { readonly type: 'renameRoom'; readonly name: string }
  | { readonly type: 'copyRoom'; readonly roomId: string; readonly ids: readonly string[] }
  | { readonly type: 'moveRoom'; readonly by: -1 | 1 }
  | { readonly type: 'deleteRoom'; readonly name: string }
  | { readonly type: 'undo' }
  | { readonly type: 'replace'; readonly plan: Plan }
  | { readonly type: 'exchange'; readonly plan: Plan }
  | { readonly type: 'exchangeBack' }
  | { readonly type: 'append'; readonly rooms: readonly Room[] };

export const start: Editing = { plan: emptyPlan, current: plainWindow.id };

function withRooms(state: Editing, rooms: readonly Room[]): Editing {
  return { ...state, plan: { ...state.plan, rooms } };
}

function mapWindow(
  state: Editing,
  id: string,
  change: (window: PlannedWindow) => PlannedWindow,
): Editing {
  const rooms = state.plan.rooms.map((room) =>
    room.windows.some((window) => window.id === id)
      ? { ...room, windows: room.windows.map((one) => (one.id === id ? change(one) : one)) }
      : room,
  );
  return withRooms(state, rooms);
}

/** Room and place of the window in hand. */
export function placeOf({ plan, current }: Editing) {
  const room = plan.rooms.findIndex(({ windows }) => windows.some(({ id }) => id === current));
  const windows = plan.rooms[room]?.windows ?? [];
  return { room, window: windows.findIndex(({ id }) => id === current), windows };
}

function withoutEmptyRooms(rooms: readonly Room[]): readonly Room[] {
  return rooms.filter(({ windows }) => windows.length > 0);
}

/** A list's first window in hand. */
function shown(plan: Plan): Shown {
  return { plan, current: windowsOf(plan)[0]?.id ?? plainWindow.id };
}

/** Deletes windows of the room in hand, and keeps them for one press of undo. */
function deleting(state: Editing, name: string, gone: readonly PlannedWindow[]): Editing {
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
function undo(state: Editing): Editing {
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

function swap<T>(items: readonly T[], one: number, other: number): readonly T[] {
  const first = items[one];
  const second = items[other];
  if (first === undefined || second === undefined) return items;
  return items.map((item, index) => (index === one ? second : index === other ? first : item));
}

/** A window moves within its room, and from a room's end into the next room. */
function moveWindow(state: Editing, by: -1 | 1): Editing {
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

/** A bare number keeps its length when the list's unit changes; what names its unit stays as typed. */
function inUnit(window: PlannedWindow, from: Unit, to: Unit): PlannedWindow {
  const lengths = lengthFields.map((field) => {
    const text = window.lengths[field];
    const reading = readLength(text, from);
    const bare = reading.kind === 'length' && !reading.stated;
    return [field, bare ? fieldText(reading.cm, to) : text];
  });
  return { ...window, lengths: { ...noLengths, ...Object.fromEntries(lengths) } };
}

/** A new window is like the one in hand, but for its measures and its name. */
function addWindow(state: Editing, id: string, choices: PlannedWindow | undefined): Editing {
  if (choices && isPristine(state.plan)) {
    return mapWindow(state, state.current, (window) => ({ ...choices, id: window.id }));
  }
  const { room, window, windows } = placeOf(state);
  const like = choices ?? windows[window] ?? plainWindow;
  const added = { ...like, id, name: '', note: '', lengths: noLengths };
  const rooms = state.plan.rooms.map((one, index) =>
    index === room ? { ...one, windows: [...one.windows, added] } : one,
  );
  return { ...withRooms(state, rooms), current: id };
}

/** The next state of the planner. A list does not grow beyond what is read again. */
export function edit(state: Editing, action: Action): Editing {
  const next = edited(state, action);
  return windowsOf(next.plan).length > mostWindows ? state : next;
}

function edited(state: Editing, action: Action): Editing {
  const { plan } = state;
  const { room, window, windows } = placeOf(state);
  const here = plan.rooms[room];
  switch (action.type) {
    case 'select':
      // A row can be pressed that is drawn of an earlier list: its window may be gone.
      return windowsOf(plan).some(({ id }) => id === action.id)
        ? { ...state, current: action.id }
        : state;
    case 'change':
      return mapWindow(state, action.id, (one) => ({ ...one, ...action.change }));
    case 'measure':
      return mapWindow(state, action.id, (one) => ({
        ...one,
        lengths: { ...one.lengths, [action.field]: action.text },
      }));
    case 'home':
      return { ...state, plan: { ...plan, ...action.change } };
    case 'unit': {
      const rooms = plan.rooms.map((one) => ({
        ...one,
        windows: one.windows.map((each) => inUnit(each, plan.unit, action.unit)),
      }));
      return { ...state, plan: { ...plan, unit: action.unit, rooms } };
    }
    case 'addWindow':
      return addWindow(state, action.id, action.choices);
    case 'addRoom': {
      const like = windows[window] ?? plainWindow;
      const added = { ...like, id: action.id, name: '', note: '', lengths: noLengths };
      const rooms = [...plan.rooms, { id: action.roomId, name: '', windows: [added] }];
      return { ...withRooms(state, rooms), current: action.id };
    }
    case 'copyWindow': {
      const original = windows[window];
      if (!original || !here) return state;
      const copy = { ...original, id: action.id };
      const copied = { ...here, windows: windows.toSpliced(window + 1, 0, copy) };
      return { ...withRooms(state, plan.rooms.with(room, copied)), current: action.id };
    }
    case 'moveWindow':
      return moveWindow(state, action.by);
    case 'deleteWindow':
      return deleting(state, action.name, windows.slice(window, window + 1));
    case 'renameRoom':
      return here ? withRooms(state, plan.rooms.with(room, { ...here, name: action.name })) : state;
    case 'copyRoom': {
      if (!here) return state;
      const copies = windows.map((one, index) => ({ ...one, id: action.ids[index] ?? one.id }));
      const copied = { ...here, id: action.roomId, windows: copies };
      const rooms = plan.rooms.toSpliced(room + 1, 0, copied);
      return { ...withRooms(state, rooms), current: copies[0]?.id ?? state.current };
    }
    case 'moveRoom':
      return withRooms(state, swap(plan.rooms, room, room + action.by));
    case 'deleteRoom':
      return deleting(state, action.name, windows);
    case 'undo':
      return undo(state);
    case 'replace':
      return shown(action.plan);
    case 'exchange':
      return { ...shown(action.plan), replaced: { plan, current: state.current } };
    case 'exchangeBack':
      // Either list takes the other's place, so that neither is lost with what was typed since.
      return state.replaced
        ? { ...state.replaced, replaced: { plan, current: state.current } }
        : state;
    case 'append': {
      const rooms = isPristine(plan) ? action.rooms : [...plan.rooms, ...action.rooms];
      return {
        ...withRooms(state, rooms),
        current: action.rooms[0]?.windows[0]?.id ?? state.current,
      };
    }
  }
}
