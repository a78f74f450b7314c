'use client';

import { useEffect } from 'react';
import { clientComponent } from '@/components/ui/client-component';

/** Listens for links to a part of the page, also to the one that the address names already. @returns ends it */
export function onTarget(show: () => void): () => void {
  const ended = new AbortController();
  addEventListener('hashchange', show, ended);
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === location.href) show();
  };
  document.addEventListener('click', onClick, ended);
  return () => ended.abort();
}

function openTarget(): void {
  const target = document.querySelector(':target');
  const disclosure = target?.closest('details');
  if (!disclosure || disclosure.open) return;
  disclosure.open = true;
  target?.scrollIntoView();
}

/** Opens the disclosure that the URL's fragment names, in browsers that do not do so by themselves. */
export const OpenTarget = clientComponent('OpenTarget', () => {
  useEffect(() => {
    openTarget();
    return onTarget(openTarget);
  }, []);
  return null;
});
