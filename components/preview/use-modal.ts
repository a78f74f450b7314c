import { type RefObject, useCallback, useEffect, useState } from 'react';
import { growFrom } from './PreviewStage';

/** Opens a dialog with a history entry of its own, so that Back closes it. @returns takes the entry back once it is closed */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, opener: HTMLElement) {
  const [dialogId] = useState(Date.now);
  const isOpen = useCallback(() => history.state?.dialogId === dialogId, [dialogId]);

  useEffect(() => {
    const { current: own } = dialog;
    if (!own) return;
    const { documentElement: page } = document;
    // Width of the scrollbar that scroll locking removes; 0 where scrollbars overlay the page.
    page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
    // The browser restores focus, but a screen reader's click sets none, and a carousel started meanwhile may move it.
    opener.focus({ preventScroll: true });
    own.showModal();
    // Not what scrolls, which browsers may prefer.
    own.querySelector('button')?.focus();
    growFrom(opener, own);
    // Back closes it (docs/requirements.md 4.1). After a reload or Forward the entry before may be of another dialog.
    // Not again when React runs effects twice, in development.
    if (!isOpen()) history.pushState({ dialogId }, '');
    const closeOnBack = () => !isOpen() && own.close();
    addEventListener('popstate', closeOnBack);
    return () => removeEventListener('popstate', closeOnBack);
  }, [dialog, opener, dialogId, isOpen]);

  return () => {
    if (isOpen()) history.back();
  };
}
