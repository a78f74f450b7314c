'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { announceHydrated, pressedLink } from '@/browser/hydration';
import { isServerReachable, loadForPress } from '@/browser/network';
import { island } from '@/components/ui/island';
import type { DialogProps, DialogWords } from './Dialog';
import { skipSteps } from './history-step';

interface PreviewDialogProps {
  readonly words: DialogWords;
  /** Largest height of the content: 80vh on the home page, 90vh elsewhere (docs/requirements.md 9.13). */
  readonly limit: '80vh' | '90vh';
}

interface Opened extends Pick<DialogProps, 'items' | 'index' | 'opener'> {
  readonly Dialog: ComponentType<DialogProps>;
  /** A new dialog each time it opens. */
  readonly time: number;
}

const itemSelector = '[data-preview-item]';
const fetchDialog = () => loadForPress(() => import('./Dialog'));

/** Handles preview links; the dialog itself is loaded on the first press. */
export const PreviewDialog = island<PreviewDialogProps>(
  'PreviewDialog',
  function PreviewDialog({ words, limit }: PreviewDialogProps) {
    const [opened, setOpened] = useState<Opened>();
    const [isUnreachable, setUnreachable] = useState(false);

    useEffect(() => {
      const listeners = new AbortController();
      const { signal } = listeners;
      const open = async (event: MouseEvent) => {
        const link = pressedLink(event, 'preview');
        const item = link?.closest<HTMLElement>(itemSelector);
        if (!link || !item) return;
        event.preventDefault();
        link.ariaBusy = 'true';
        setUnreachable(false);
        const chunk = await fetchDialog();
        // Without a connection the link would leave the page for nothing.
        const isLost = !chunk && !(await isServerReachable());
        link.ariaBusy = null;
        setUnreachable(isLost);
        if (isLost) return;
        if (!chunk) return location.assign(link.href);
        const group = link.closest('[data-preview-group]') ?? document;
        const items = [...group.querySelectorAll<HTMLElement>(itemSelector)];
        const { timeStamp: time } = event;
        setOpened({ ...chunk, time, items, index: items.indexOf(item), opener: link });
      };
      const prepare = (event: PointerEvent) => {
        if (pressedLink(event, 'preview')) fetchDialog();
      };
      document.addEventListener('click', open, { signal });
      document.addEventListener('pointerdown', prepare, { signal });
      addEventListener('online', () => setUnreachable(false), { signal });
      announceHydrated('preview');
      skipSteps(signal);
      return () => listeners.abort();
    }, []);

    if (isUnreachable)
      return (
        // Clear of the bubble.
        <p role="alert" className="part-missing px-[max(5.5rem,50%-var(--page)/2)] py-5">
          {words.noConnection}
        </p>
      );
    if (!opened) return null;
    const { Dialog, time, ...shown } = opened;
    // A late event of an earlier dialog must not close a later one.
    const close = () => setOpened((now) => (now === opened ? undefined : now));
    return <Dialog key={time} {...shown} words={words} limit={limit} onClose={close} />;
  },
);
