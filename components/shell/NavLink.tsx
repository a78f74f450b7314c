'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

interface NavLinkProps extends ComponentProps<'a'> {
  /** The page's path without the host's folder and closing slash. */
  readonly path: string;
}

/** A menu's link that knows when it leads to the page one is on. The exported HTML says it already. */
export function NavLink({ path, ...rest }: NavLinkProps) {
  const here = usePathname().replace(/\/$/, '') || '/';
  return <a aria-current={here === path ? 'page' : undefined} {...rest} />;
}
