import { type HydratedPart, hydratedEvent, waitAttribute } from './contracts';
import { hasModifierKey } from './modifier-keys';

/** The link of a part that was clicked; null where the click is the browser's. */
export function pressedLink(event: MouseEvent, part: HydratedPart): HTMLAnchorElement | null {
  const { target } = event;
  if (hasModifierKey(event) || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>(`a[${waitAttribute}="${part}"]`);
}

/** Called by a component in an effect: from now on it handles taps itself. */
export function announceHydrated(part: HydratedPart): void {
  // Without the page's script, in development, there is no state.
  const hydrated = (window as Partial<Window>).pageState?.hydrated;
  if (hydrated) hydrated[part] = true;
  document.dispatchEvent(new CustomEvent(hydratedEvent, { detail: part }));
}
