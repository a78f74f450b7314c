/** Whether a click opens a link elsewhere or downloads it: the browser's own, with a modifier key. */
export const hasModifierKey = (event: MouseEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** The client component that handles a link or button: the one that `data-wait` names, or the one that it is part of. */
export function handlerOf(element: Element): HTMLElement | null {
  const name = element.getAttribute('data-wait');
  if (name) return document.querySelector(`[data-component="${name}"]`);
  // Not the component around a slot, whose content is the server's.
  const part = element.closest<HTMLElement>('[data-component],[data-slot]');
  return part?.dataset.component ? part : null;
}

export const isWaiting = (component: HTMLElement | null): component is HTMLElement =>
  component?.dataset.ready === undefined && component !== null;

/** The link that was clicked, if this component handles it; null where the click is the browser's. */
export function pressedLink(event: MouseEvent, component: string): HTMLAnchorElement | null {
  const { target } = event;
  if (hasModifierKey(event) || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>(`a[data-wait="${component}"]`);
}
