/** Parts of the page whose first tap the start-up script keeps until they can answer it. */
export type LivePart = 'preview' | 'film' | 'form';

/** Tells the start-up script that a part answers by itself from now on. */
export function announceLive(part: LivePart): void {
  document.dispatchEvent(new CustomEvent('live', { detail: part }));
}
