'use client';

import './globals.css';
import { useState } from 'react';
import { FailureScreen } from '@/components/error/FailureScreen';
import { documentLocale } from '@/components/error/failure-words';

interface Props {
  readonly error: Error;
}

export default function GlobalError({ error }: Props) {
  const [locale] = useState(documentLocale);
  return (
    <html lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      <body>
        <FailureScreen error={error} retry={() => location.reload()} />
      </body>
    </html>
  );
}
