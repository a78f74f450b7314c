import type { ReactNode } from 'react';

/** Text that is left-to-right in every language: a phone number or a URL. */
export function Ltr({ children }: { readonly children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
