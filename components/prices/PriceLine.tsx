import { WithSizes } from '@/components/ui/WithSizes';
import type { Path } from '@/config/paths';
import type { Locale } from '@/content/types';
import { priceLine } from '@/lib/prices/price-text';

interface PriceLineProps {
  readonly path: Path;
  readonly locale: Locale;
  readonly className: string;
  /** What stands there instead where the owner gives no price. */
  readonly otherwise?: string;
}

/** What a product costs, in a line; nothing where the owner gives no price. */
export function PriceLine({ path, locale, className, otherwise }: PriceLineProps) {
  const text = priceLine(path, locale) ?? otherwise;
  if (!text) return null;
  return (
    <p className={className}>
      <WithSizes>{text}</WithSizes>
    </p>
  );
}
