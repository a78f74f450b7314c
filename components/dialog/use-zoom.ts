import {
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Zoom factor of the button and of a double tap; by how much a key changes it; the largest. */
const zoom = { button: 2.5, key: 1.5, most: 6 } as const;

/** Two taps within this time (milliseconds) and distance (CSS pixels) are a double tap. */
const doubleTap = { time: 350, distance: 40 } as const;

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

/** Zooms the stage's picture by button, keys and double tap. Pinching zooms the page, as everywhere. */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const [factor, setFactor] = useState(1);
  const tapped = useRef({ time: 0, x: 0, y: 0 });

  const zoomTo = useCallback((wanted: number, at?: Place) => {
    const { current: frame } = stage;
    const image = frame?.querySelector('img');
    const next = image ? Math.min(zoom.most, Math.max(1, wanted)) : 1;
    if (frame && image) draw(frame, image, next, at);
    setFactor(next);
  }, []);
  const reset = useCallback(() => zoomTo(1), [zoomTo]);
  const toggle = (at?: Place) => zoomTo(factor > 1 ? 1 : zoom.button, at);

  useEffect(() => {
    addEventListener('resize', reset);
    return () => removeEventListener('resize', reset);
  }, [reset]);

  /** Handles keys that zoom and pan. */
  function handleKey({ key }: { readonly key: string }): boolean {
    const { current: frame } = stage;
    const steps: Readonly<Record<string, number>> = {
      '+': factor * zoom.key,
      '=': factor * zoom.key,
      '-': factor / zoom.key,
      '0': 1,
    };
    const step = steps[key];
    if (step !== undefined) zoomTo(step);
    if (step !== undefined || !frame || factor === 1) return step !== undefined;
    const page = { x: frame.clientWidth / 4, y: frame.clientHeight / 4 };
    const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
      ArrowLeft: [-page.x, 0],
      ArrowRight: [page.x, 0],
      ArrowUp: [0, -page.y],
      ArrowDown: [0, page.y],
      Home: [-frame.scrollWidth, -frame.scrollHeight],
      End: [frame.scrollWidth, frame.scrollHeight],
    };
    const [left, top] = ways[key] ?? [];
    if (left === undefined || top === undefined) return false;
    frame.scrollBy({ left, top });
    return true;
  }

  const isPicture = ({ target }: { readonly target: EventTarget }) =>
    target instanceof HTMLImageElement;
  const gestures = {
    onDoubleClick(event: MouseEvent) {
      // A double tap is handled already; some browsers also fire a double click.
      if (isPicture(event) && event.timeStamp - tapped.current.time > doubleTap.time) toggle(event);
    },
    onTap(event: PointerEvent) {
      if (event.pointerType !== 'touch' || !isPicture(event)) return;
      const { timeStamp: time, clientX: x, clientY: y } = event;
      const { current: last } = tapped;
      const isDouble =
        time - last.time < doubleTap.time &&
        Math.hypot(x - last.x, y - last.y) < doubleTap.distance;
      tapped.current = { time, x, y };
      if (isDouble) toggle(event);
    },
  };
  return { stage, factor, reset, toggle, handleKey, gestures };
}
