import { backAttribute } from '@/browser/contracts';
import type { Locale } from '@/config/locales';
import type { Path } from '@/content/paths';
import { pageHref } from '@/lib/pages/urls';
import { buttonStyle } from './button-style';
import { Icon } from './Icon';

interface BackLinkProps {
  /** The list that the page belongs to. */
  readonly to: Path;
  readonly locale: Locale;
  readonly className?: string;
  readonly children: string;
}

/** A link from a detail back to its list; browser/back-link.ts restores the scroll position (docs/requirements.md 2.17). */
export function BackLink({ to, locale, className = buttonStyle.outline, children }: BackLinkProps) {
  return (
    <a href={pageHref(to, locale)} {...{ [backAttribute]: '' }} className={className}>
      <Icon name="caret-left" className="rtl:-scale-x-100" />
      {children}
    </a>
  );
}
