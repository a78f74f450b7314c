import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import type { Surroundings } from './check-window';
import type { Plan, PlannedWindow, Room } from './plan';

/** What a room is called: as the visitor says, or by its number. */
export function roomName(plan: Plan, room: Room, words: PlannerWords): string {
  return room.name.trim() || fill(words.roomNumbered, { number: plan.rooms.indexOf(room) + 1 });
}

/** What a window is called: as the visitor says, or by its number in its room. */
export function windowName(room: Room, window: PlannedWindow, words: PlannerWords): string {
  const number = room.windows.indexOf(window) + 1;
  return window.name.trim() || fill(words.windowNumbered, { number });
}

/** What the checks must know of a room, from its name among other things. */
export function surroundings(plan: Plan, room: Room, words: PlannerWords): Surroundings {
  const name = room.name.toLowerCase();
  const has = (parts: readonly string[]) => parts.some((part) => name.includes(part));
  const nursery = has(words.nurseryNames);
  return {
    unit: plan.unit,
    children: plan.children,
    bedroom: nursery || has(words.bedroomNames),
    nursery,
  };
}
