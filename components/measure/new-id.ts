import type { Room } from '@/lib/measure/plan';

let count = 0;

/** An id that no window had before on this device: photographs are kept by it. */
export function newId(): string {
  count += 1;
  return `${Date.now().toString(36)}${count.toString(36)}`;
}

/** Rooms of another list, to stand beside those of this one. */
export function withNewIds(rooms: readonly Room[]): readonly Room[] {
  return rooms.map((room) => ({
    ...room,
    id: newId(),
    windows: room.windows.map((window) => ({ ...window, id: newId() })),
  }));
}
