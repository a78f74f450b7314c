'use client';

import { useEffect } from 'react';

function idOfAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

function openTarget() {
  const target = document.getElementById(idOfAddress());
  const disclosure = target?.closest('details');
  if (!target || !disclosure || disclosure.open) return;
  disclosure.open = true;
  target.scrollIntoView();
}

/** Opens the answer that the URL's fragment names, in browsers that do not do so by themselves. */
export function OpenTarget() {
  useEffect(() => {
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);
  return null;
}
