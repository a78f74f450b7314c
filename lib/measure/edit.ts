import { deleteWindows, undo } from './delete-windows';
import { type Editing, placeOf, type Shown, withRooms } from './editing';
import { inUnit } from './in-unit';
import type { Unit } from './length';
import { moveWindow, swap } from './move-window';
import {
  emptyPlan,
  isPristine,
  type LengthField,
  mostWindows,
  noLengths,
  type Plan,
  type PlannedWindow,
  plainWindow,
  type Room,
  windowsOf,
} from './plan';

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

/** A list with its first window selected. */
function shown(plan: Plan): Shown {
  return { plan, current: windowsOf(plan)[0]?.id ?? plainWindow.id };
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

/** A new window is like another, but for its measures and its name. */
function windowLike(window: PlannedWindow | undefined, id: string): PlannedWindow {
  return { ...(window ?? plainWindow), id, name: '', note: '', lengths: noLengths };
}

/** Adds a window to the selected window's room: with the choices that a link asks for, or like the selected one. */
function addWindow(state: Editing, id: string, choices: PlannedWindow | undefined): Editing {
  if (choices && isPristine(state.plan)) {
    return mapWindow(state, state.current, (window) => ({ ...choices, id: window.id }));
  }
  const { room, window, windows } = placeOf(state);
  const added = windowLike(choices ?? windows[window], id);
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
      const added = windowLike(windows[window], action.id);
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
      return deleteWindows(state, action.name, windows.slice(window, window + 1));
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
      return deleteWindows(state, action.name, windows);
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
