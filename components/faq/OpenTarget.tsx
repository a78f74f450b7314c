'use client';

import { useEffect } from 'react';
import { clientComponent } from '@/components/ui/client-component';
import { onTarget } from './on-target';

function openTarget(): void {
  const target = document.querySelector(':target');
  const disclosure = target?.closest('details');
  if (!disclosure || disclosure.open) return;
  disclosure.open = true;
  target?.scrollIntoView();
}

/** Opens the disclosure that the URL's fragment names, in browsers that do not do so by themselves. */
export const OpenTarget = clientComponent('OpenTarget', function OpenTarget() {
  useEffect(() => {
    openTarget();
    return onTarget(openTarget);
  }, []);
  return null;
});
