import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/text/fill';
import type { Plan, PlannedWindow } from '../model/plan';
import { isolated } from './format';

/** What a window is called: by its room, with a number where the room has several, or by its own number. */
export function windowName({ windows }: Plan, window: PlannedWindow, words: PlannerWords): string {
  const room = window.room.trim();
  if (!room) return fill(words.windowNumbered, { number: windows.indexOf(window) + 1 });
  const same = windows.filter((each) => each.room.trim() === room);
  if (same.length === 1) return isolated(room, words);
  return fill(words.roomNumbered, {
    room: isolated(room, words),
    number: same.indexOf(window) + 1,
  });
}
