import type { ReactNode } from 'react';

/** A phone number or an address of the web: read from left to right in every language. */
export function Ltr({ children }: { readonly children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
