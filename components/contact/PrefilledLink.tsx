import { wideButton } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import { isPublished } from '@/lib/pages/published-paths';
import { pageHref } from '@/lib/urls';

interface PrefilledLinkProps {
  readonly to: '/measure' | '/visit';
  readonly locale: Locale;
  /** What it prefills, such as `product=Sofas`. */
  readonly fragment?: string;
  /** '' for a link without a style; by default a button. */
  readonly className?: string;
  readonly words?: string;
  readonly hasIcon?: boolean;
}

/** A link to the planner or the visit form; nothing if that page is unpublished. */
export function PrefilledLink(props: PrefilledLinkProps) {
  const { to, locale, fragment, className = wideButton.outline, words, hasIcon = true } = props;
  if (!isPublished(to)) return null;
  const { measurePage, navigation } = getDictionary(locale);
  return (
    <a href={pageHref(to, locale, fragment)} className={className || undefined}>
      {hasIcon && <Icon name={to === '/measure' ? 'ruler' : 'calendar'} />}
      {words ?? (to === '/measure' ? measurePage.link : navigation[to])}
    </a>
  );
}
