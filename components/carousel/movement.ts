import { useSyncExternalStore } from 'react';

let isStopped = false;
const rows = new Set<() => void>();

function subscribe(row: () => void) {
  rows.add(row);
  return () => void rows.delete(row);
}

function toggle() {
  isStopped = !isStopped;
  for (const row of rows) row();
}

/** Whether the visitor has stopped the page's rows: any row's button stops them all. */
export function useMovement() {
  const stopped = useSyncExternalStore(
    subscribe,
    () => isStopped,
    () => false,
  );
  return { isStopped: stopped, toggle };
}
