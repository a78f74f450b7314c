'use client';

import { useEffect } from 'react';
import { clientComponent } from '@/components/ui/client-component';

function openTarget(): void {
  const target = document.querySelector(':target');
  const disclosure = target?.closest('details');
  if (!target || !disclosure) return;
  // Clears the search that hides it.
  const isHidden = disclosure.closest('[hidden]') !== null;
  if (isHidden) {
    const field = document.querySelector<HTMLInputElement>('[role="search"] input');
    if (field) field.value = '';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (disclosure.open && !isHidden) return;
  disclosure.open = true;
  target.scrollIntoView();
}

/** Shows the answer that the URL's fragment names, in browsers that do not do so by themselves, and when the search hides it. */
export const OpenTarget = clientComponent('OpenTarget', function OpenTarget() {
  useEffect(() => {
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);
  return null;
});
