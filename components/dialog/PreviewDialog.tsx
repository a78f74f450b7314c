'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { isServerReachable, loadForPress } from '@/browser/chunk-recovery';
import { announceHydrated, pressedLink } from '@/browser/hydration';
import { island } from '@/components/ui/island';
import type { DialogProps, DialogWords } from './Dialog';
import { skipSteps } from './history-step';

interface PreviewDialogProps {
  readonly words: DialogWords;
  /** Largest height of the content: 80vh on the home page, 90vh elsewhere (docs/requirements.md 9.13). */
  readonly limit: '80vh' | '90vh';
}

interface Opened {
  /** A new dialog each time it opens. */
  readonly time: number;
  readonly items: readonly HTMLElement[];
  readonly index: number;
  readonly opener: HTMLElement;
}

const itemSelector = '[data-preview-item]';

/** Handles preview links; the dialog itself is loaded on the first press. */
export const PreviewDialog = island<PreviewDialogProps>(
  'PreviewDialog',
  function PreviewDialog(props: PreviewDialogProps) {
    const { words, limit } = props;
    const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
    const [opened, setOpened] = useState<Opened>();
    const [isUnreachable, setUnreachable] = useState(false);
    // A late event of an earlier dialog must not close a later one.
    const close = useCallback(
      (time: number) => setOpened((now) => (now?.time === time ? undefined : now)),
      [],
    );

    useEffect(() => {
      const fetchDialog = () => loadForPress(() => import('./Dialog'));
      const open = async (event: MouseEvent) => {
        const link = pressedLink(event, 'preview');
        const item = link?.closest<HTMLElement>(itemSelector);
        if (!link || !item) return;
        // Browsers without <dialog> follow the link.
        if (!('HTMLDialogElement' in window)) return;
        event.preventDefault();
        link.ariaBusy = 'true';
        setUnreachable(false);
        const chunk = await fetchDialog();
        // Without a connection the link would leave the page for nothing.
        const isLost = !chunk && !(await isServerReachable());
        link.ariaBusy = null;
        setUnreachable(isLost);
        if (isLost) return;
        if (!chunk) {
          location.assign(link.href);
          return;
        }
        const group = link.closest('[data-preview-group]') ?? document;
        const items = [...group.querySelectorAll<HTMLElement>(itemSelector)];
        setDialog(() => chunk.Dialog);
        setOpened({ time: event.timeStamp, items, index: items.indexOf(item), opener: link });
      };
      const prepare = (event: PointerEvent) => {
        if (pressedLink(event, 'preview')) fetchDialog();
      };

      const reconnect = () => setUnreachable(false);

      document.addEventListener('click', open);
      addEventListener('online', reconnect);
      document.addEventListener('pointerdown', prepare);
      announceHydrated('preview');
      const stopSkipping = skipSteps();
      return () => {
        document.removeEventListener('click', open);
        removeEventListener('online', reconnect);
        stopSkipping();
        document.removeEventListener('pointerdown', prepare);
      };
    }, []);

    if (isUnreachable)
      return (
        <p role="alert" className="part-missing unreachable">
          {words.noConnection}
        </p>
      );
    if (!Dialog || !opened) return null;
    const { time, ...shown } = opened;
    return <Dialog key={time} {...shown} words={words} limit={limit} onClose={() => close(time)} />;
  },
);
