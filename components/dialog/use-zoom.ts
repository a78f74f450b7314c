import { type MouseEvent, useCallback, useRef } from 'react';

/** Zoom factor of a double tap. */
const zoom = 2.5;

/** Class of a stage whose picture is zoomed; it is panned by scrolling (dialog.css). */
export const zoomedClass = 'preview-zoomed';

/** Whether the page is pinch-zoomed, or the picture zoomed by a double tap. */
export function isZoomed(stage: Element): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01 || stage.classList.contains(zoomedClass);
}

/** Zooms a picture in at the point of a double tap, and out with the next one. */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const reset = useCallback(() => stage.current?.classList.remove(zoomedClass), []);
  const onDoubleClick = useCallback(({ clientX, clientY, target }: MouseEvent) => {
    const { current: frame } = stage;
    if (!frame || !(target instanceof HTMLImageElement)) return;
    const before = target.getBoundingClientRect();
    const [x, y] = [(clientX - before.x) / before.width, (clientY - before.y) / before.height];
    const { height } = frame.getBoundingClientRect();
    const zoomed = frame.classList.toggle(zoomedClass);
    // The stage keeps its size; only its content grows.
    frame.style.height = zoomed ? `${height}px` : '';
    target.style.width = zoomed ? `${before.width * zoom}px` : '';
    if (!zoomed) return;
    target.sizes = `${Math.round(before.width * zoom)}px`;
    for (const source of target.parentElement?.querySelectorAll('source') ?? [])
      source.sizes = target.sizes;
    frame.scrollTo({
      left: before.width * zoom * x - frame.clientWidth / 2,
      top: before.height * zoom * y - frame.clientHeight / 2,
      behavior: 'instant',
    });
  }, []);
  return { stage, reset, onDoubleClick };
}
