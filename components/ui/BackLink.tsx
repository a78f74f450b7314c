import { backAttribute } from '@/client/contracts';
import type { Locale } from '@/content/locales';
import type { Path } from '@/content/paths';
import { pageHref } from '@/lib/urls';
import { buttonStyle } from './button-style';
import { Icon } from './Icon';

interface BackLinkProps {
  /** The list that the page belongs to. */
  readonly to: Path;
  readonly locale: Locale;
  readonly className?: string;
  readonly children: string;
}

/** From a detail back to its list; client/back-link.ts finds the place where it was left. */
export function BackLink({ to, locale, className = buttonStyle.outline, children }: BackLinkProps) {
  return (
    <a href={pageHref(to, locale)} {...{ [backAttribute]: '' }} className={className}>
      <Icon name="caret-left" className="rtl:-scale-x-100" />
      {children}
    </a>
  );
}
