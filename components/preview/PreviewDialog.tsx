'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isServerReachable, loadForPress } from '@/browser/network';
import { pressedLink } from '@/browser/taps';
import { clientComponent } from '@/components/ui/client-component';
import type { DialogProps } from './Dialog';
import { skipSteps } from './history-step';

type PreviewDialogProps = Pick<DialogProps, 'words' | 'limit'>;

interface Opened extends Pick<DialogProps, 'items' | 'index' | 'opener'> {
  readonly Dialog: ComponentType<DialogProps>;
  /** A new dialog each time it opens. */
  readonly time: number;
}

const itemSelector = '[data-preview-item]';
const fetchDialog = () => loadForPress(() => import('./Dialog'));

export const PreviewDialog = clientComponent<PreviewDialogProps>(
  'PreviewDialog',
  function PreviewDialog({ words, limit }: PreviewDialogProps) {
    const [shown, setShown] = useState<Opened | 'loading' | 'unreachable'>();

    useEffect(() => {
      const listeners = new AbortController();
      const { signal } = listeners;
      const open = async (event: MouseEvent) => {
        const link = pressedLink(event, 'PreviewDialog');
        const item = link?.closest<HTMLElement>(itemSelector);
        if (!link || !item) return;
        event.preventDefault();
        link.ariaBusy = 'true';
        setShown('loading');
        const chunk = await fetchDialog();
        // Without a connection the link would leave the page for nothing.
        const isLost = !chunk && !(await isServerReachable());
        link.ariaBusy = null;
        if (isLost) return setShown('unreachable');
        if (!chunk) {
          setShown(undefined);
          return location.assign(link.href);
        }
        const group = link.closest('[data-preview-group]') ?? document;
        const items = [...group.querySelectorAll<HTMLElement>(itemSelector)];
        const { timeStamp: time } = event;
        setShown({ ...chunk, time, items, index: items.indexOf(item), opener: link });
      };
      const prepare = (event: PointerEvent) => {
        if (pressedLink(event, 'PreviewDialog')) fetchDialog();
      };
      document.addEventListener('click', open, { signal });
      document.addEventListener('pointerdown', prepare, { signal });
      const hideAlert = () => setShown((now) => (now === 'unreachable' ? undefined : now));
      addEventListener('online', hideAlert, { signal });
      skipSteps(signal);
      return () => listeners.abort();
    }, []);

    if (shown === 'loading')
      return (
        <p
          role="status"
          className="fixed inset-0 z-50 m-auto size-fit rounded bg-scrim px-6 py-3 text-paper"
        >
          {words.loading}
        </p>
      );
    if (shown === 'unreachable')
      return (
        <p role="alert" className="error-screen">
          {words.noConnection}
        </p>
      );
    if (!shown) return null;
    const { Dialog, time, ...opened } = shown;
    // A late event of an earlier dialog must not close a later one.
    const close = () => setShown((now) => (now === shown ? undefined : now));
    return <Dialog key={time} {...opened} words={words} limit={limit} onClose={close} />;
  },
  { error: 'dialog' },
);
