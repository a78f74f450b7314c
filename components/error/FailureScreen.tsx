'use client';

import { useEffect, useState } from 'react';
import { isChunkError, recoverChunk } from '@/client/chunk-recovery';
import { buttonStyle } from '@/components/ui/button-style';
import { site } from '@/content/site';
import { ErrorScreen } from './ErrorScreen';
import { documentLocale, failureWords } from './failure-words';
import { pageBefore } from './page-before';

interface FailureScreenProps {
  readonly error: Error;
  readonly retry: () => void;
}

/** The error screen above the page's former content; a missing chunk causes one reload first. */
export function FailureScreen({ error, retry }: FailureScreenProps) {
  const [before] = useState(pageBefore);
  const [locale] = useState(documentLocale);
  useEffect(() => {
    if (isChunkError(error)) recoverChunk();
  }, [error]);

  const { retry: tryAgain, title, ...words } = failureWords[locale];
  return (
    <>
      <ErrorScreen {...words} locale={locale} illustration={`${site.words[locale].name}: ${title}`}>
        <button type="button" className={buttonStyle.primary} onClick={retry}>
          {tryAgain}
        </button>
      </ErrorScreen>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, as it stood */}
      <div dangerouslySetInnerHTML={{ __html: before }} />
    </>
  );
}
