import { WithSizes } from '@/components/ui/text/WithSizes';
import type { Path } from '@/config/paths';
import type { Locale } from '@/lib/content/types';
import { priceFrom } from './price-text';

interface PriceLineProps {
  readonly path: Path;
  readonly locale: Locale;
}

export function PriceLine({ path, locale }: PriceLineProps) {
  const text = priceFrom(path, locale);
  if (!text) return null;
  return (
    <p className="mt-1 text-sm">
      <WithSizes>{text}</WithSizes>
    </p>
  );
}
