import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

/** A link from a detail back to its list; browser/page-functions.ts restores the scroll position (docs/requirements.md 2.17). */
export function BackLink({ children, ...link }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink
      className="inline-flex min-h-target items-center gap-2 text-brand"
      data-back=""
      {...link}
    >
      <Icon name="caret-left" className="arrow" />
      {children}
    </PageLink>
  );
}
