'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

interface NavLinkProps extends ComponentProps<'a'> {
  /** The page's path without base path and trailing slash. */
  readonly path: string;
}

/** A menu's link, with `aria-current` on its own page. */
export function NavLink({ path, ...rest }: NavLinkProps) {
  const here = usePathname().replace(/\/$/, '') || '/';
  return <a aria-current={here === path ? 'page' : undefined} {...rest} />;
}
