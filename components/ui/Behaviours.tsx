'use client';

import { useEffect } from 'react';

/**
 * Starts the behaviours without React where Next hydrates the page: in `npm run dev`. The published page has
 * browser/deferred.ts instead.
 */
export function Behaviours() {
  useEffect(() => {
    // In a plain build (docs/build.md) the page's scripts do.
    if ('pageState' in window) return;
    import('@/browser/islands/start').then(({ startIslands }) =>
      startIslands(true, (error) => console.error(error)),
    );
  }, []);
  return null;
}
