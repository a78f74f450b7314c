/** Parts of the page whose first tap the start-up script keeps until they can answer it. */
export type LivePart = 'preview' | 'film' | 'form';

/** The link of a part that a press means; none where the visitor opens it elsewhere (Ctrl, ⌘ or Shift). */
export function pressedLink(
  { target, ctrlKey, metaKey, shiftKey }: MouseEvent,
  part: LivePart,
): HTMLAnchorElement | null {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>(`a[data-wait="${part}"]`);
}

/** Tells the start-up script that a part answers by itself from now on. */
export function announceLive(part: LivePart): void {
  document.dispatchEvent(new CustomEvent('live', { detail: part }));
}
