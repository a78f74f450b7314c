import { type HydratedPart, hydratedEvent, waitAttribute } from './contracts';

/** The link of a part that was clicked; null where the visitor opens it in a new tab or window (Ctrl, ⌘ or Shift). */
export function pressedLink(
  { target, ctrlKey, metaKey, shiftKey }: MouseEvent,
  part: HydratedPart,
): HTMLAnchorElement | null {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>(`a[${waitAttribute}="${part}"]`);
}

/** Called by a component in an effect: from now on it handles taps itself. */
export function announceHydrated(part: HydratedPart): void {
  // Without the page's script, in development, there is no state.
  const hydrated = (window as Partial<Window>).pageState?.hydrated;
  if (hydrated) hydrated[part] = true;
  document.dispatchEvent(new CustomEvent(hydratedEvent, { detail: part }));
}
