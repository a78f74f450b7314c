import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';

const factor = 2.5;

/** Two presses within this time (milliseconds) and distance (CSS pixels) are a double press. */
const double = { time: 350, distance: 40 } as const;

/** Class of a stage whose picture is zoomed; it is panned by scrolling (dialog.css). */
const zoomedClass = 'preview-zoomed';

/** Whether the page is pinch-zoomed, or the picture zoomed. */
export function isZoomed(stage: Element): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01 || stage.classList.contains(zoomedClass);
}

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Zooms the stage's picture and centres a point of the window, or else the picture's middle; or shows it whole again. */
function draw(frame: HTMLElement, image: HTMLImageElement, isLarge: boolean, at?: Place): void {
  const before = image.getBoundingClientRect();
  const x = at ? (at.clientX - before.x) / before.width : 0.5;
  const y = at ? (at.clientY - before.y) / before.height : 0.5;
  const width = before.width * factor;
  // The stage keeps its size; only its content grows.
  frame.style.height = isLarge ? `${frame.getBoundingClientRect().height}px` : '';
  image.style.width = isLarge ? `${width}px` : '';
  frame.classList.toggle(zoomedClass, isLarge);
  if (!isLarge) return;
  image.sizes = `${Math.round(width)}px`;
  for (const source of image.parentElement?.querySelectorAll('source') ?? [])
    source.sizes = image.sizes;
  frame.scrollTo({
    left: frame.scrollWidth * x - frame.clientWidth / 2,
    top: frame.scrollHeight * y - frame.clientHeight / 2,
    behavior: 'instant',
  });
}

/** Zooms the stage's picture by button and double press; it is panned by scrolling. Pinching zooms the page, as everywhere. */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const last = useRef({ time: 0, x: 0, y: 0 });

  const zoom = useCallback((isLarge: boolean, at?: Place) => {
    const { current: frame } = stage;
    const image = frame?.querySelector('img');
    if (frame && image) draw(frame, image, isLarge, at);
    setZoomed(isLarge && Boolean(image));
  }, []);
  const reset = useCallback(() => zoom(false), [zoom]);
  const toggle = (at?: Place) => zoom(!zoomed, at);

  useEffect(() => {
    addEventListener('resize', reset);
    return () => removeEventListener('resize', reset);
  }, [reset]);

  /** Zooms on the second of two clicks or taps: iPhones fire no `dblclick`. */
  function press(event: MouseEvent): void {
    if (!(event.target instanceof HTMLImageElement)) return;
    const { timeStamp: time, clientX: x, clientY: y } = event;
    const { current: first } = last;
    const isDouble =
      time - first.time < double.time && Math.hypot(x - first.x, y - first.y) < double.distance;
    last.current = { time: isDouble ? 0 : time, x, y };
    if (isDouble) toggle(event);
  }
  return { stage, zoomed, reset, toggle, press };
}
