/** Whether a click opens a link elsewhere or downloads it: the browser's own, with a modifier key. */
export const hasModifierKey = (event: MouseEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Links to other pages of the site, in the same tab. */
const leaving = 'a[href^="/"]:not([target],[data-wait])';

export const waitingTaps = `a[data-wait],${leaving},button`;

const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** The component that `data-wait` names, or that an element is part of. A link away from something typed waits for all. */
export function handlerOf(element: Element): HTMLElement | null {
  if (element.matches(leaving))
    return isTyped() ? document.querySelector('[data-component]:not([data-ready])') : null;
  const name = element.getAttribute('data-wait');
  if (name) return document.querySelector(`[data-component="${name}"]`);
  // Not the component around a slot, whose content is the server's.
  const part = element.closest<HTMLElement>('[data-component],[data-slot]');
  return part?.dataset.component ? part : null;
}

export const isWaiting = (component: HTMLElement | null): component is HTMLElement =>
  !!component && !('ready' in component.dataset);

/** The link that was clicked, if this component handles it; null where the click is the browser's. */
export function pressedLink(event: MouseEvent, component: string): HTMLAnchorElement | null {
  const { target } = event;
  if (hasModifierKey(event) || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>(`a[data-wait="${component}"]`);
}
