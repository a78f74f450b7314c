import { type ReactNode, useEffect, useRef } from 'react';
import { type FilmWords, playerOf } from '@/components/film/player';

/** `sizes` of the large picture instead of the thumbnail's. */
const sizes = '(min-width: 640px) 90vw, 100vw';

/** A copy of a thumbnail that loads a larger file; where that fails, a copy of the thumbnail. */
function largePicture(thumbnail: HTMLElement): HTMLElement {
  // A clone of an HTML element is one.
  const copy = thumbnail.cloneNode(true) as HTMLElement;
  const [shown, image] = [thumbnail, copy].map((each) =>
    each instanceof HTMLImageElement ? each : each.querySelector('img'),
  );
  if (!shown || !image) return copy;
  for (const source of copy.querySelectorAll('source')) source.sizes = sizes;
  image.loading = 'eager';
  if (image.width) image.style.setProperty('--ratio', `${image.width} / ${image.height}`);
  image.style.background = `url("${shown.currentSrc}") center / cover`;
  image.addEventListener('error', () => copy.replaceWith(thumbnail.cloneNode(true)));
  return copy;
}

function previewContent(item: HTMLElement, isPressed: boolean, words: FilmWords): Node {
  const thumbnail = item.querySelector<HTMLElement>('picture, img');
  if (!item.matches('.film')) return thumbnail ? largePicture(thumbnail) : new Text();
  const player = playerOf(item, words);
  // With reduced motion a film that the visitor has only come by does not start (docs/requirements.md 4.7).
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (player instanceof HTMLVideoElement) player.autoplay = isPressed || !isStill;
  return player;
}

/** Lets the dialog grow from the picture that was pressed, unless the visitor has asked for less motion. */
export function growFrom(opener: HTMLElement, dialog: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = (opener.querySelector('img') ?? opener).getBoundingClientRect();
  const to = dialog.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  const timing = { duration: 260, easing: 'ease-out' };
  dialog.animate({ transform: [start, 'none'] }, timing);
  dialog.animate({ opacity: [0, 1] }, { ...timing, pseudoElement: '::backdrop' });
}

const swipe = 40;

interface PreviewStageProps {
  readonly item: HTMLElement | undefined;
  readonly isPressed: boolean;
  readonly isZoomed: boolean;
  /** Whether there is more to see zoomed. */
  readonly onFit: (isZoomable: boolean) => void;
  readonly onZoom: () => void;
  readonly onSwipe: (isRight: boolean) => void;
  readonly words: FilmWords;
  /** In front of it. */
  readonly children: ReactNode;
}

/** The place of the picture or film, which is copied from the page, zoomed by a double click, and swiped. */
export function PreviewStage(props: PreviewStageProps) {
  const { item, isPressed, isZoomed, onFit, onZoom, onSwipe, words, children } = props;
  const stage = useRef<HTMLDivElement>(null);
  /** Where the press began that is not over. */
  const start = useRef<number>(undefined);

  useEffect(() => {
    const { current: frame } = stage;
    if (!frame || !item) return;
    frame.firstElementChild?.replaceChildren(previewContent(item, isPressed, words));
    const image = frame.querySelector('img');
    if (!image) return onFit(false);
    // As far as there are pixels: its width is that of the widest file.
    const sized = new ResizeObserver(() => {
      const most = Number(image.getAttribute('width')) / (image.clientWidth || 1);
      frame.style.setProperty('--zoom', String(Math.min(2.5, Math.max(1, most))));
      onFit(most > 1.1);
    });
    sized.observe(image);
    return () => sized.disconnect();
  }, [item, isPressed, words, onFit]);

  useEffect(() => {
    const { current: frame } = stage;
    if (!frame || !isZoomed) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
    frame.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [isZoomed]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: buttons and arrow keys do the same
    <div
      ref={stage}
      className={isZoomed ? 'preview-stage preview-zoomed' : 'preview-stage'}
      // Its arrow keys move a zoomed picture.
      tabIndex={isZoomed ? 0 : -1}
      onDoubleClick={onZoom}
      onPointerDown={({ clientX }) => {
        start.current = clientX;
      }}
      onPointerUp={({ clientX }) => {
        const moved = clientX - (start.current ?? clientX);
        start.current = undefined;
        // A zoomed picture or page is panned.
        if (Math.abs(moved) < swipe || isZoomed || (visualViewport?.scale ?? 1) > 1) return;
        onSwipe(moved < 0);
      }}
    >
      <div className="contents" />
      {children}
    </div>
  );
}
