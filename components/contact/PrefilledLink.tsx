import { wideButton } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import type { Cloth } from '@/config/cloths';
import type { Path } from '@/config/paths';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import { isPublished } from '@/lib/pages/published-paths';
import { pageHref } from '@/lib/urls';
import { productFragment } from './product-fragment';

interface PrefilledLinkProps {
  readonly to: '/measure' | '/visit';
  readonly locale: Locale;
  /** '' for a link without a style; by default a button. */
  readonly className?: string;
  readonly product?: Path;
  readonly cloth?: Cloth;
  readonly words?: string;
  readonly hasIcon?: boolean;
}

/** A link to the planner or the visit form, prefilled with a product; nothing if that page is unpublished. */
export function PrefilledLink(props: PrefilledLinkProps) {
  const { to, locale, className = wideButton.outline, product, cloth, hasIcon = true } = props;
  if (!isPublished(to)) return null;
  const { measurePage, navigation } = getDictionary(locale);
  const [icon, name, fragment] =
    to === '/measure'
      ? (['ruler', measurePage.link, product && productFragment(product, cloth)] as const)
      : (['calendar', navigation[to], product && `product=${product}`] as const);
  return (
    <a href={pageHref(to, locale, fragment)} className={className || undefined}>
      {hasIcon && <Icon name={icon} />}
      {props.words ?? name}
    </a>
  );
}
