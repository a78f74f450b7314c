'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { pressedLink } from '@/browser/taps';
import { clientComponent } from '@/components/ui/client-component';
import type { DialogProps } from './Dialog';

const loadDialog = async () => ({ default: (await import('./Dialog')).Dialog });
const Dialog = lazy(loadDialog);

/** Opens the page's pictures and films large; without JavaScript their links lead to the files. */
export const PreviewDialog = clientComponent(
  'PreviewDialog',
  function PreviewDialog({ words, limit }: Pick<DialogProps, 'words' | 'limit'>) {
    const [shown, setShown] = useState<Pick<DialogProps, 'items' | 'first' | 'opener'>>();

    useEffect(() => {
      const open = (event: MouseEvent) => {
        const opener = pressedLink(event, 'PreviewDialog');
        const item = opener?.closest<HTMLElement>('[data-preview-item]');
        if (!opener || !item) return;
        event.preventDefault();
        const group = item.closest('[data-preview-group]') ?? document;
        // Other films of a host would be requested from it when they are come by (docs/requirements.md 6.2).
        const items = [...group.querySelectorAll<HTMLElement>('[data-preview-item]')].filter(
          (each) => each === item || !each.dataset.embed,
        );
        setShown({ items, first: items.indexOf(item), opener });
      };
      const prepare = (event: PointerEvent) => {
        if (pressedLink(event, 'PreviewDialog')) loadDialog().catch(() => {});
      };
      const unmounted = new AbortController();
      document.addEventListener('click', open, unmounted);
      document.addEventListener('pointerdown', prepare, unmounted);
      return () => unmounted.abort();
    }, []);

    if (!shown) return null;
    const loading = (
      <p
        role="status"
        className="fixed inset-0 z-50 m-auto size-fit rounded bg-scrim px-6 py-3 text-paper"
      >
        {words.loading}
      </p>
    );
    return (
      <Suspense fallback={loading}>
        <Dialog {...shown} words={words} limit={limit} onClose={() => setShown(undefined)} />
      </Suspense>
    );
  },
  { error: 'dialog' },
);
