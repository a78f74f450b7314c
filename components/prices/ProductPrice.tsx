import { Prose } from '@/components/ui/Prose';
import type { Path } from '@/config/paths';
import type { Locale } from '@/lib/content/types';
import { priceFrom } from '@/lib/prices/price-text';

interface PriceLineProps {
  readonly path: Path;
  readonly locale: Locale;
}

export function PriceLine({ path, locale }: PriceLineProps) {
  const text = priceFrom(path, locale);
  if (!text) return null;
  return (
    <p className="mt-1 text-sm">
      <Prose>{text}</Prose>
    </p>
  );
}
