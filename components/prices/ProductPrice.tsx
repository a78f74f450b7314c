import { targetLink } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/PageLink';
import { WithSizes } from '@/components/ui/WithSizes';
import type { Path } from '@/config/paths';
import { pricesPage } from '@/lib/content/collections';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import { isPublished } from '@/lib/pages/published-paths';
import { priceFrom, priceLine } from './price-text';

interface ProductPriceProps {
  readonly path: Path;
  readonly locale: Locale;
}

/** The price of a page's product with a link to all prices, or a note that it is quoted at the visit. */
export function ProductPrice({ path, locale }: ProductPriceProps) {
  if (!pricesPage.published) return null;
  const words = getDictionary(locale);
  const price = priceLine(path, locale);
  return (
    <div className="mt-6 border-s-2 border-brass ps-4">
      <p>
        <WithSizes>{price ?? words.pricesPage.none}</WithSizes>
      </p>
      {price && isPublished('/prices') && (
        <p className="text-sm">
          <PageLink to="/prices" locale={locale} className={targetLink}>
            {words.pricesPage.heading}
          </PageLink>
        </p>
      )}
    </div>
  );
}

/** A product's starting price on its card; nothing without a price. */
export function PriceLine({ path, locale }: ProductPriceProps) {
  const text = priceFrom(path, locale);
  if (!text) return null;
  return (
    <p className="mt-1 text-sm">
      <WithSizes>{text}</WithSizes>
    </p>
  );
}
