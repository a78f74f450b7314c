import { useEffect, useRef } from 'react';
import type { FilmWords } from '@/components/film/player';
import { previewContent, sunPicture } from './preview-content';

/** The shortest distance that counts as a swipe, in CSS pixels. */
const swipe = 40;

interface PreviewStageProps {
  readonly item: HTMLElement | undefined;
  readonly isPressed: boolean;
  readonly isZoomed: boolean;
  readonly isHeld: boolean;
  /** Whether there is more to see zoomed. */
  readonly onFit: (isZoomable: boolean) => void;
  readonly onLit: (item: HTMLElement) => void;
  readonly onZoom: () => void;
  readonly onSwipe: (isRight: boolean) => void;
  readonly words: FilmWords;
}

/** The place of the picture or film, which is copied from the page, zoomed by a double click, and swiped. */
export function PreviewStage(props: PreviewStageProps) {
  const { item, isPressed, isZoomed, isHeld, onFit, onLit, onZoom, onSwipe, words } = props;
  const stage = useRef<HTMLDivElement>(null);
  /** Where the press began that is not over. */
  const start = useRef<number>(undefined);

  useEffect(() => {
    const { current: frame } = stage;
    if (!frame || !item) return;
    frame.replaceChildren(previewContent(item, isPressed, words));
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
    if (!frame || !item?.dataset.sun || !isHeld || frame.querySelector('.sun')) return;
    frame.append(sunPicture(item, frame, () => onLit(item)));
  }, [item, isHeld, onLit]);

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
    />
  );
}
