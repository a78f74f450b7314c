'use client';

import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { LostFilmWords } from '@/components/film/lost-film';
import { fill } from '@/lib/fill';
import { previewContent } from './preview-content';
import { useSwipe } from './use-swipe';

/** Labels and the icons that the server has drawn. */
export interface DialogWords extends LostFilmWords {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly position: string;
  readonly icons: {
    readonly close: ReactNode;
    readonly previous: ReactNode;
    readonly next: ReactNode;
  };
}

export interface DialogProps {
  readonly items: readonly HTMLElement[];
  /** Item to begin with. */
  readonly index: number;
  /** The link that was pressed: it has the focus again when the dialog is closed. */
  readonly opener: HTMLElement;
  readonly words: DialogWords;
  readonly limit: '80vh' | '90vh';
  readonly onClose: () => void;
}

/** A picture or film at large, with its neighbours. Escape, focus and the page behind are the browser's. */
export function Dialog({ items, index: first, opener, words, limit, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  const item = items[index];
  const go = useCallback(
    (step: number) => setIndex((now) => (now + step + items.length) % items.length),
    [items.length],
  );
  const swipe = useSwipe(go);

  useEffect(() => {
    const { documentElement: page } = document;
    // Some browsers keep a gutter free for a scrollbar that was never there.
    page.classList.toggle('beside-scrollbar', innerWidth > page.clientWidth);
    // The browser gives focus back to what had it; a screen reader's press gives none, and a carousel that has begun since takes it.
    opener.focus({ preventScroll: true });
    dialog.current?.showModal();
  }, [opener]);

  useEffect(() => {
    if (item) stage.current?.replaceChildren(previewContent(item, words));
  }, [item, words]);

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
        // A film's own controls keep the arrows.
        if (target instanceof HTMLVideoElement) return;
        const ahead = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
        if (key === 'ArrowRight' || key === 'ArrowLeft') go(key === ahead ? 1 : -1);
      }}
    >
      <div className="preview-frame">
        <div ref={stage} className="preview-stage" {...swipe} />
        <div className="preview-bar">
          <p className="min-w-0 flex-1 truncate font-display text-lg">{item?.dataset.caption}</p>
          {items.length > 1 && (
            <>
              <p className="text-sm" role="status">
                {fill(words.position, { index: index + 1, count: items.length })}
              </p>
              <button type="button" className="preview-button" onClick={() => go(-1)}>
                {words.icons.previous}
                <span className="sr-only">{words.previous}</span>
              </button>
              <button type="button" className="preview-button" onClick={() => go(1)}>
                {words.icons.next}
                <span className="sr-only">{words.next}</span>
              </button>
            </>
          )}
        </div>
        <button type="button" className="preview-close" onClick={() => dialog.current?.close()}>
          {words.icons.close}
          <span className="sr-only">{words.close}</span>
        </button>
      </div>
    </dialog>
  );
}
