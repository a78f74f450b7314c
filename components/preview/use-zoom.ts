import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Zoom factor of the button and of a double press; by how much a key changes it; the largest. */
const zoom = { button: 2.5, key: 1.5, most: 6 } as const;

/** Two presses within this time (milliseconds) and distance (CSS pixels) are a double press. */
const double = { time: 350, distance: 40 } as const;

/** Class of a stage whose picture is zoomed; it is panned by scrolling (dialog.css). */
const zoomedClass = 'preview-zoomed';

/** Whether the page is pinch-zoomed, or the picture zoomed. */
export function isZoomed(stage: Element): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01 || stage.classList.contains(zoomedClass);
}

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Zooms the stage's picture to a factor and centres a point of the window, or else the picture's middle. */
function draw(frame: HTMLElement, image: HTMLImageElement, factor: number, at?: Place): void {
  const before = image.getBoundingClientRect();
  const x = at ? (at.clientX - before.x) / before.width : 0.5;
  const y = at ? (at.clientY - before.y) / before.height : 0.5;
  const { height } = frame.getBoundingClientRect();
  frame.classList.remove(zoomedClass);
  frame.style.height = '';
  image.style.width = '';
  if (factor === 1) return;
  const width = image.getBoundingClientRect().width * factor;
  // The stage keeps its size; only its content grows.
  frame.style.height = `${height}px`;
  frame.classList.add(zoomedClass);
  image.style.width = `${width}px`;
  image.sizes = `${Math.round(width)}px`;
  for (const source of image.parentElement?.querySelectorAll('source') ?? [])
    source.sizes = image.sizes;
  frame.scrollTo({
    left: width * x - frame.clientWidth / 2,
    top: image.getBoundingClientRect().height * y - frame.clientHeight / 2,
    behavior: 'instant',
  });
}

/** Zooms the stage's picture by button, keys and double press. Pinching zooms the page, as everywhere. */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const [factor, setFactor] = useState(1);
  const last = useRef({ time: 0, x: 0, y: 0 });

  const zoomTo = useCallback((target: number, at?: Place) => {
    const { current: frame } = stage;
    const image = frame?.querySelector('img');
    const next = image ? Math.min(zoom.most, Math.max(1, target)) : 1;
    if (frame && image) draw(frame, image, next, at);
    setFactor(next);
  }, []);
  const reset = useCallback(() => zoomTo(1), [zoomTo]);
  const toggle = (at?: Place) => zoomTo(factor > 1 ? 1 : zoom.button, at);

  useEffect(() => {
    addEventListener('resize', reset);
    return () => removeEventListener('resize', reset);
  }, [reset]);

  function handleKey(key: string): boolean {
    const factors = {
      '+': factor * zoom.key,
      '=': factor * zoom.key,
      '-': factor / zoom.key,
      '0': 1,
    };
    const next = new Map(Object.entries(factors)).get(key);
    if (next !== undefined) zoomTo(next);
    const { current: frame } = stage;
    if (next !== undefined || !frame || factor === 1) return next !== undefined;
    const [x, y] = [frame.clientWidth / 4, frame.clientHeight / 4];
    const ways = { ArrowLeft: [-x, 0], ArrowRight: [x, 0], ArrowUp: [0, -y], ArrowDown: [0, y] };
    const way = new Map(Object.entries(ways)).get(key);
    if (way) frame.scrollBy(way[0] ?? 0, way[1] ?? 0);
    return way !== undefined;
  }

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
  return { stage, factor, reset, toggle, handleKey, press };
}
