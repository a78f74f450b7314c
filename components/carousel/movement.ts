import { useSyncExternalStore } from 'react';

let stopped = false;
const listeners = new Set<() => void>();

/** Whether the visitor has stopped the page's rows: any row's button stops them all. */
export const isStopped = () => stopped;

export function toggleRows() {
  stopped = !stopped;
  for (const listener of listeners) listener();
}

/** @returns ends it */
export function onToggle(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useStopped = () => useSyncExternalStore(onToggle, isStopped, () => false);
