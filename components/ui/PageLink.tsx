import type { ComponentProps } from 'react';
import type { Path } from '@/content/routes';
import { pageHref } from '@/lib/page-href';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: Path;
  /** Id of a part of that page. */
  readonly fragment?: string;
}

/**
 * A link to a page of ours. A plain anchor on purpose: every page is a whole file, so the browser's own
 * navigation (with its cache and view transition) needs no router, see docs/architecture.md.
 */
export function PageLink({ to, fragment, ...rest }: PageLinkProps) {
  return <a href={pageHref(to, fragment)} {...rest} />;
}
