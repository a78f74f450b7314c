/** Whether a click opens a link elsewhere or downloads it: the browser's own, with a modifier key. */
export const hasModifierKey = (event: MouseEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
