'use client';

import { FailureScreen } from '@/components/error/FailureScreen';

interface Props {
  readonly error: Error;
  readonly reset: () => void;
}

export default function RouteError({ error, reset }: Props) {
  return <FailureScreen error={error} retry={reset} />;
}
