'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isChunkError, recoverChunk } from '@/client/chunk-recovery';
import { showErrorScreen } from '@/client/error-screen';
import { pageBefore, withoutScripts } from './page-before';

interface FailureScreenProps {
  readonly error: Error;
  /** Selects what the error has taken; the main content by default. */
  readonly container?: string;
}

/**
 * Where a component has thrown: the page as it stood, with the bar that says so and offers to reload (PartMissing, of the
 * page's own HTML). A missing chunk causes one reload first.
 */
export function FailureScreen({ error, container }: FailureScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  // While it renders, the page's elements are still there.
  const [before] = useState(() => pageBefore(container));

  useLayoutEffect(() => {
    place.current?.append(...before.map(withoutScripts));
  }, [before]);
  useEffect(() => {
    if (isChunkError(error)) recoverChunk();
    else showErrorScreen();
  }, [error]);

  return <div ref={place} />;
}
