import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import type { Cloth } from '@/config/cloths';
import type { Path } from '@/config/paths';
import { isPublished } from '@/config/published-paths';
import type { Locale } from '@/content/types';
import { getDictionary } from '@/content/words';
import { productFragment } from '@/lib/planner/model/preset';

interface MeasureLinkProps {
  readonly locale: Locale;
  readonly className: string;
  /** Path of the product's page. */
  readonly product?: Path;
  readonly cloth?: Cloth;
  /** Default: 'Measure this window'. */
  readonly words?: string;
}

/** A link to the planner, filled in with a product; nothing where the page is switched off. */
export function MeasureLink({ locale, className, product, cloth, words }: MeasureLinkProps) {
  if (!isPublished('/measure')) return null;
  return (
    <PageLink
      to="/measure"
      locale={locale}
      {...(product && { fragment: productFragment(product, cloth) })}
      className={className}
    >
      <Icon name="ruler" />
      {words ?? getDictionary(locale).measurePage.link}
    </PageLink>
  );
}
