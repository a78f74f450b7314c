import type { Service } from 'schema-dts';
import { getDictionary, type Locale } from '@/lib/content';
import { prices } from '@/lib/content/collections';
import { country } from '@/lib/content/country';
import { pictureUrl } from '@/lib/media/index';
import type { Page } from '@/lib/pages/page';
import { productPrice } from '@/lib/prices/price-text';
import { pageUrl } from '@/lib/urls';
import { areaServed, businessReference, serviceId } from './business';

function offersOf(path: Page['path'], locale: Locale): Pick<Service, 'offers'> {
  const product = prices.sample ? undefined : productPrice(path, locale);
  if (!product) return {};
  const { units } = getDictionary(locale).pricesPage;
  return {
    offers: product.rates.map(({ unit, from, to }) => ({
      '@type': 'Offer' as const,
      priceSpecification: {
        '@type': 'UnitPriceSpecification' as const,
        priceCurrency: country.currency,
        minPrice: from,
        maxPrice: to,
        unitText: units[unit],
        validFrom: prices.since,
      },
    })),
  };
}

/** The offer of a page. A Service, because everything is made to measure: a Product requires a price. */
export function serviceNode({ path, locale, heading, description, picture }: Page): Service {
  return {
    '@type': 'Service',
    '@id': serviceId(path, locale),
    name: heading,
    serviceType: heading,
    description,
    url: pageUrl(path, locale),
    image: pictureUrl(picture),
    provider: businessReference(locale),
    areaServed: areaServed(locale),
    ...offersOf(path, locale),
  };
}
