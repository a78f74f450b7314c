import { PageLink } from '@/components/ui/PageLink';
import type { Path } from '@/config/paths';
import { isPublished } from '@/config/published-paths';
import { pricesPage } from '@/content/collections';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { productPrice } from '@/lib/prices/price-text';
import { PriceLine } from './PriceLine';

interface ProductPriceProps {
  readonly path: Path;
  readonly locale: Locale;
}

/** What a page's product costs, with a link to all prices; or that the visit prices it. */
export function ProductPrice({ path, locale }: ProductPriceProps) {
  if (!pricesPage.published) return null;
  const words = wordsOf(locale);
  const hasPrice = productPrice(path, locale) !== undefined;
  return (
    <div className="mt-6 border-s-2 border-brass ps-4">
      <PriceLine path={path} locale={locale} className="" otherwise={words.pricesPage.none} />
      {hasPrice && isPublished('/prices') && (
        <PageLink to="/prices" locale={locale} className="text-sm text-muted">
          {words.pricesPage.heading}
        </PageLink>
      )}
    </div>
  );
}
