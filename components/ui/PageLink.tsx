import type { ComponentProps } from 'react';
import type { Locale } from '@/config/locales';
import type { Path } from '@/config/paths';
import { pageHref } from '@/lib/urls';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: Path;
  readonly locale: Locale;
  readonly fragment?: string;
}

/** A link within the site: a plain anchor, since native navigation needs no router (docs/architecture.md). */
export function PageLink({ to, locale, fragment, ...rest }: PageLinkProps) {
  return <a href={pageHref(to, locale, fragment)} {...rest} />;
}
