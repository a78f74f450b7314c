import { Prose } from '@/components/ui/Prose';
import type { Path } from '@/config/paths';
import type { Locale } from '@/lib/content/types';
import { priceFrom } from '@/lib/prices/price-text';

export function PriceLine({ path, locale }: Readonly<{ path: Path; locale: Locale }>) {
  const text = priceFrom(path, locale);
  if (!text) return null;
  return (
    <p className="mt-1 text-sm">
      <Prose>{text}</Prose>
    </p>
  );
}
