'use client';

import './globals.css';
import { FailureScreen } from '@/components/error/FailureScreen';

interface Props {
  readonly error: Error;
}

export default function GlobalError({ error }: Props) {
  return (
    <html lang="en">
      <body>
        <FailureScreen error={error} retry={() => location.reload()} />
      </body>
    </html>
  );
}
