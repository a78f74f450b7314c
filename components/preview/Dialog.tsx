'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { TbX } from 'react-icons/tb';
import type { MediaErrorWords } from '@/components/film/media-error';
import { captionOf } from '@/components/film/player';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { growFrom } from './grow';
import { addHistoryStep } from './history-step';
import { type BarWords, PreviewBar } from './PreviewBar';
import { previewContent } from './preview-content';
import { useSwipe } from './use-swipe';
import { useZoom } from './use-zoom';

export interface DialogWords extends MediaErrorWords, BarWords {
  readonly close: string;
  readonly loading: string;
  readonly zoomed: string;
}

export interface DialogProps {
  readonly items: readonly HTMLElement[];
  readonly index: number;
  readonly opener: HTMLElement;
  readonly words: DialogWords;
  /** Largest height of the content: 80vh on the home page, 90vh elsewhere (docs/requirements.md 9.13). */
  readonly limit: '80vh' | '90vh';
  readonly onClose: () => void;
}

/** The preview dialog: a large picture or film, with previous and next. Escape, focus trap and inert page are native. */
export function Dialog({ items, index: first, opener, words, limit, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { stage, zoomed, reset, toggle, press: pressPicture } = useZoom();
  const [{ index, isPressed }, show] = useState({ index: first, isPressed: true });
  const item = items[index];
  // Of a single item it would stop the film.
  const go = (step: number) =>
    items.length > 1 &&
    show((now) => ({
      index: (now.index + step + items.length) % items.length,
      isPressed: false,
    }));
  const gestures = { ...useSwipe(go), onClick: pressPicture };
  const style: CSSProperties = { '--limit': limit };

  useEffect(() => {
    const { documentElement: page } = document;
    // Width of the scrollbar that scroll locking removes; 0 where scrollbars overlay the page.
    page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
    // The browser restores focus, but a screen reader's click sets none, and a carousel started meanwhile may move it.
    opener.focus({ preventScroll: true });
    dialog.current?.showModal();
    closeButton.current?.focus();
  }, [opener]);

  useEffect(() => addHistoryStep(() => dialog.current?.close()), []);

  useEffect(() => {
    if (!item) return;
    reset();
    const hadFocus = stage.current?.contains(document.activeElement);
    stage.current?.replaceChildren(previewContent(item, words, isPressed));
    if (hadFocus) stage.current?.focus();
  }, [item, words, isPressed, reset, stage]);

  // Last, when it has its content and with it its size.
  useEffect(() => {
    if (dialog.current) growFrom(opener, dialog.current);
  }, [opener]);

  const closeFromOverlay = ({ target }: MouseEvent) => {
    if (target === dialog.current) dialog.current?.close();
  };

  const press = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    // Films and a zoomed picture have arrow keys of their own.
    const hasOwn = target instanceof HTMLVideoElement || (zoomed && target === stage.current);
    if (hasOwn || ctrlKey || metaKey || altKey) return;
    if (key === 'ArrowRight' || key === 'ArrowLeft')
      go((key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1);
  };

  return (
    <dialog
      ref={dialog}
      // `--bar` is the bar's height, `--side` its width where it is beside the picture. The outline is for forced colours.
      className="m-auto max-h-none w-fit min-w-[min(94vw,40rem)] max-w-[min(94vw,90rem)] rounded bg-scrim text-paper [outline:1px_solid_transparent] [--bar:4.25rem] [--side:14.5rem] backdrop:bg-overlay max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:[--bar:10.5rem] low:w-fit low:max-w-screen low:min-w-0 low:[--bar:0px] **:focus-visible:-outline-offset-3 **:focus-visible:outline-paper"
      style={style}
      aria-label={captionOf(item)}
      onClose={onClose}
      onClick={closeFromOverlay}
      onKeyDown={press}
    >
      <div className="relative flex max-h-(--limit) flex-col low:flex-row">
        <button
          ref={closeButton}
          type="button"
          className="absolute end-3 top-3 z-1 grid size-target place-items-center rounded-full bg-scrim/80 text-[1.25rem]"
          onClick={() => dialog.current?.close()}
        >
          <StrokeIcon icon={TbX} />
          <span className="sr-only">{words.close}</span>
        </button>
        <div
          ref={stage}
          className="preview-stage"
          // Its arrow keys move the picture.
          {...(zoomed && { role: 'group', 'aria-label': words.zoomed })}
          tabIndex={zoomed ? 0 : -1}
          {...gestures}
        />
        <PreviewBar
          item={item}
          index={index}
          count={items.length}
          go={go}
          isZoomed={zoomed}
          onZoom={toggle}
          words={words}
        />
      </div>
    </dialog>
  );
}
