import { type HydratedPart, hydratedEvent, waitAttribute } from './contracts';

/** The link of a part that a press means; null where the visitor opens it elsewhere (Ctrl, ⌘ or Shift). */
export function pressedLink(
  { target, ctrlKey, metaKey, shiftKey }: MouseEvent,
  part: HydratedPart,
): HTMLAnchorElement | null {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>(`a[${waitAttribute}="${part}"]`);
}

/** Called by a component in an effect: from now on it handles taps by itself. */
export function announceHydrated(part: HydratedPart): void {
  document.dispatchEvent(new CustomEvent(hydratedEvent, { detail: part }));
}
