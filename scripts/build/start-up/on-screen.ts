/** Whether an element is drawn within the window as it stands; a line of no height counts. */
export function isOnScreen(element: Element): boolean {
  const [box] = element.getClientRects();
  return box !== undefined && box.bottom >= 0 && box.top < innerHeight;
}
