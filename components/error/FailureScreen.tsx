'use client';

import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { errors } from '@/content/en/errors';
import { site } from '@/content/site';
import { isChunkError, recoverChunk } from '@/lib/chunk-recovery';
import { ErrorScreen } from './ErrorScreen';
import { pageBefore } from './page-before';

interface FailureScreenProps {
  readonly error: Error;
  readonly retry: () => void;
}

/** The shared error screen, above what the page said; a missing part is first sought by one reload. */
export function FailureScreen({ error, retry }: FailureScreenProps) {
  const [before] = useState(pageBefore);
  useEffect(() => {
    if (isChunkError(error)) recoverChunk();
  }, [error]);

  const { retry: tryAgain, title, ...words } = errors.error;
  return (
    <>
      <ErrorScreen {...words} illustration={`${site.name}: ${title}`}>
        <button type="button" className={buttonStyle.primary} onClick={retry}>
          {tryAgain}
        </button>
      </ErrorScreen>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, as it stood */}
      <div dangerouslySetInnerHTML={{ __html: before }} />
    </>
  );
}
