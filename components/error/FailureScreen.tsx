'use client';

import { useEffect } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { errors } from '@/content/en/errors';
import { site } from '@/content/site';
import { isChunkError, recoverChunk } from '@/lib/chunk-recovery';
import { ErrorScreen } from './ErrorScreen';

interface FailureScreenProps {
  readonly error: Error;
  readonly retry: () => void;
}

/** The shared error screen; a part that was missing is first sought by one reload. */
export function FailureScreen({ error, retry }: FailureScreenProps) {
  useEffect(() => {
    if (isChunkError(error)) recoverChunk();
  }, [error]);

  const { retry: tryAgain, title, ...words } = errors.error;
  return (
    <ErrorScreen {...words} illustration={`${site.name}: ${title}`}>
      <button type="button" className={buttonStyle.primary} onClick={retry}>
        {tryAgain}
      </button>
    </ErrorScreen>
  );
}
