'use client';

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { TbChevronLeft, TbChevronRight, TbX } from 'react-icons/tb';
import type { MediaErrorWords } from '@/components/film/media-error';
import { DrawnIcon } from '@/components/ui/DrawnIcon';
import { Text } from '@/components/ui/Text';
import { fill } from '@/lib/fill';
import { addHistoryStep } from './history-step';
import { previewContent } from './preview-content';
import { useSwipe } from './use-swipe';
import { useZoom } from './use-zoom';

/** Labels. */
export interface DialogWords extends MediaErrorWords {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly position: string;
}

export interface DialogProps {
  readonly items: readonly HTMLElement[];
  /** Index of the first item. */
  readonly index: number;
  /** The link that opened it, which gets focus back. */
  readonly opener: HTMLElement;
  readonly words: DialogWords;
  readonly limit: '80vh' | '90vh';
  readonly onClose: () => void;
}

/** The preview dialog: a large picture or film, and its neighbours. Escape, focus trap and inert page are the browser's. */
export function Dialog({ items, index: first, opener, words, limit, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { stage, reset, onDoubleClick } = useZoom();
  const [index, setIndex] = useState(first);
  const item = items[index];
  const go = useCallback(
    (step: number) => setIndex((now) => (now + step + items.length) % items.length),
    [items.length],
  );
  const gestures = { ...useSwipe(go), onDoubleClick };

  useEffect(() => {
    const { documentElement: page } = document;
    // Width of the scrollbar that scroll locking removes; 0 where scrollbars overlay the page.
    page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
    // The browser restores focus, but a screen reader's press gives none, and a carousel that started since may take it.
    opener.focus({ preventScroll: true });
    // Focus the dialog itself, so that no button looks selected.
    dialog.current?.setAttribute('autofocus', '');
    dialog.current?.showModal();
  }, [opener]);

  useEffect(() => addHistoryStep(() => dialog.current?.close()), []);

  useEffect(() => {
    if (!item) return;
    reset();
    stage.current?.replaceChildren(previewContent(item, words));
  }, [item, words, reset, stage]);

  const closeFromOverlay = ({ target }: MouseEvent) => {
    if (target === dialog.current) dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      className="preview"
      data-limit={limit}
      aria-label={item?.dataset.caption}
      onClose={onClose}
      onClick={closeFromOverlay}
      onKeyDown={({ key, target }) => {
        // A film's own controls use the arrow keys.
        if (target instanceof HTMLVideoElement) return;
        const ahead = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
        if (key === 'ArrowRight' || key === 'ArrowLeft') go(key === ahead ? 1 : -1);
      }}
    >
      <div className="preview-frame">
        <div ref={stage} className="preview-stage" {...gestures} />
        <div className="preview-bar">
          <p className="preview-caption">
            <Text>{item?.dataset.caption ?? ''}</Text>
          </p>
          {items.length > 1 && (
            <>
              <p className="text-sm" role="status">
                <Text>{fill(words.position, { index: index + 1, count: items.length })}</Text>
              </p>
              <button type="button" className="preview-button" onClick={() => go(-1)}>
                <DrawnIcon icon={TbChevronLeft} className="rtl:-scale-x-100" />
                <span className="sr-only">{words.previous}</span>
              </button>
              <button type="button" className="preview-button" onClick={() => go(1)}>
                <DrawnIcon icon={TbChevronRight} className="rtl:-scale-x-100" />
                <span className="sr-only">{words.next}</span>
              </button>
            </>
          )}
        </div>
        <button type="button" className="preview-close" onClick={() => dialog.current?.close()}>
          <DrawnIcon icon={TbX} />
          <span className="sr-only">{words.close}</span>
        </button>
      </div>
    </dialog>
  );
}
