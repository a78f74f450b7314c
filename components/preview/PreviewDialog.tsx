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
  (props: Pick<DialogProps, 'words' | 'cloths' | 'limit'>) => {
    const [shown, setShown] = useState<Pick<DialogProps, 'items' | 'first' | 'opener'>>();

    useEffect(() => {
      const show = (item: HTMLElement, opener: HTMLElement) => {
        const group = item.closest('[data-preview-group]') ?? document;
        // Not what filters hide, nor other films of a host, which would be requested from it when they are come by
        // (docs/requirements.md 6.2).
        const items = [...group.querySelectorAll<HTMLElement>('[data-preview-item]')].filter(
          (each) => each === item || (!each.dataset.embed && each.getClientRects().length > 0),
        );
        setShown({ items, first: items.indexOf(item), opener });
      };
      const open = (event: MouseEvent) => {
        const opener = pressedLink(event, 'PreviewDialog');
        const item = opener?.closest<HTMLElement>('[data-preview-item]');
        if (!opener || !item) return;
        event.preventDefault();
        show(item, opener);
      };
      const openLinked = () => {
        const item = document.getElementById(location.hash.slice(1));
        const opener = item?.querySelector<HTMLElement>('a[data-wait="PreviewDialog"]');
        if (item?.dataset.previewItem && opener) show(item, opener);
      };
      const prepare = (event: PointerEvent) => {
        if (pressedLink(event, 'PreviewDialog')) loadDialog().catch(() => {});
      };
      const unmounted = new AbortController();
      openLinked();
      addEventListener('hashchange', openLinked, unmounted);
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
        {props.words.loading}
      </p>
    );
    return (
      <Suspense fallback={loading}>
        <Dialog {...shown} {...props} onClose={() => setShown(undefined)} />
      </Suspense>
    );
  },
  { error: 'dialog' },
);
