import type { ComponentProps } from 'react';
import type { Locale } from '@/config/locales';
import type { Path } from '@/config/paths';
import { pageHref } from '@/lib/urls';
import { Icon } from './Icon';

/** Props of a part that is the same on every page. */
export type Placed = Readonly<{ locale: Locale; className?: string }>;

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: Path;
  readonly locale: Locale;
  readonly fragment?: string | undefined;
}

/** A link within the site: a plain anchor, since native navigation needs no router (docs/architecture.md). */
export const PageLink = ({ to, locale, fragment, ...rest }: PageLinkProps) => (
  <a href={pageHref(to, locale, fragment)} {...rest} />
);

/** A link from a detail back to its list; browser/page-functions.ts restores the scroll position (docs/requirements.md 2.17). */
export const BackLink = ({ children, ...link }: ComponentProps<typeof PageLink>) => (
  <PageLink
    className="inline-flex min-h-target items-center gap-2 text-brand"
    data-back=""
    {...link}
  >
    <Icon name="caret-left" className="arrow" />
    {children}
  </PageLink>
);
