'use client';

import './globals.css';
import { useState } from 'react';
import { FailureScreen } from '@/components/error/FailureScreen';

/** The page's root element as it stood; Next also renders this at build time. */
const rootBefore = () => (typeof document === 'undefined' ? undefined : document.documentElement);

/** For an error of the layout itself: the whole page as it stood. */
export default function GlobalError({ error }: { readonly error: Error }) {
  const [{ lang, dir, className } = {}] = useState(rootBefore);
  return (
    <html lang={lang} dir={dir} className={className}>
      <body>
        <FailureScreen error={error} container="body" />
      </body>
    </html>
  );
}
