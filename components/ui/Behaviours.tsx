'use client';

import { useEffect } from 'react';

/**
 * Starts the behaviours without React where Next hydrates the page: in `npm run dev`. The published page has
 * client/deferred.ts instead.
 */
export function Behaviours() {
  useEffect(() => {
    // In a plain build (docs/build.md) the page's scripts do.
    if ('client' in window) return;
    import('@/client/islands/start').then(({ startIslands }) =>
      startIslands(true, (error) => console.error(error)),
    );
  }, []);
  return null;
}
