'use client';

import { useEffect } from 'react';

/**
 * Starts the behaviours without React where Next hydrates the page: in `npm run dev`. The published page has
 * browser/deferred.ts instead.
 */
export function Behaviours() {
  useEffect(() => {
    import('@/browser/islands/start').then(({ startIslands }) =>
      startIslands((error) => console.error(error), true),
    );
  }, []);
  return null;
}
