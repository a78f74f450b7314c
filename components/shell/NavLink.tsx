import type { ComponentProps } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import type { CurrentPage } from '@/lib/pages/current-page';

interface NavLinkProps extends ComponentProps<typeof PageLink> {
  /** The page that is shown. */
  readonly current: CurrentPage['path'];
}

/** A menu's link, with `aria-current` on its own page. */
export function NavLink({ current, ...rest }: NavLinkProps) {
  return <PageLink aria-current={current === rest.to ? 'page' : undefined} {...rest} />;
}
