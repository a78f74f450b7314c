import { PageLink, Prose, targetLink } from '@/components/ui';
import type { Path } from '@/config/paths';
import { getDictionary, type Locale } from '@/lib/content';
import { deliveryText } from '@/lib/prices/delivery';
import { priceFrom, productPrice, recoverPrice } from '@/lib/prices/price-text';
import { fill } from '@/lib/text';

type PriceLineProps = Readonly<{ path: Path; locale: Locale }>;

export function PriceLine({ path, locale }: PriceLineProps) {
  const text = priceFrom(path, locale);
  if (!text) return null;
  return (
    <p className="mt-1 text-sm">
      <Prose>{text}</Prose>
    </p>
  );
}

export function RecoverLine({ path, locale }: PriceLineProps) {
  const words = getDictionary(locale);
  const [price, recover] = [
    recoverPrice('from', path, locale),
    productPrice(path, locale)?.recover,
  ];
  if (!price || !recover) return null;
  const { extra, delivery } = recover;
  const time = deliveryText(delivery, words);
  return (
    <p className="text-sm">
      <Prose>{fill(words.pricesPage.fetched, { price, extra, time })}</Prose>
    </p>
  );
}

export function RecoverLink({ path, locale }: PriceLineProps) {
  const price = recoverPrice('from', path, locale);
  if (!price) return null;
  return (
    <PageLink to={path} locale={locale} fragment="recover" className={targetLink}>
      {price}
    </PageLink>
  );
}
