import type { KeyboardEvent } from 'react';

/** On Enter ('Next' on a phone's keyboard) moves focus to the next of some fields; the last one goes to `end`, or stays. */
export function focusNext(
  event: KeyboardEvent<HTMLInputElement>,
  fields: Iterable<HTMLElement> | undefined,
  end?: HTMLElement | null,
): void {
  const { key, nativeEvent, currentTarget } = event;
  // Enter also ends a composition.
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  event.preventDefault();
  const all = [...(fields ?? [])];
  (all[all.indexOf(currentTarget) + 1] ?? end)?.focus();
}
