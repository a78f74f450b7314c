import type { BlogPosting, BreadcrumbList, Service } from 'schema-dts';
import { getDictionary, inLanguage, type Locale, type Post } from '@/lib/content';
import { prices } from '@/lib/content/collections';
import { country } from '@/lib/content/country';
import { startOfDay } from '@/lib/hours/shop-time';
import { pictureUrl } from '@/lib/media/index';
import type { Crumb, EntryPage, Page } from '@/lib/pages';
import { productPrice } from '@/lib/prices/price-text';
import { pageUrl } from '@/lib/urls';
import { areaServed, businessReference } from './business';

export const breadcrumbList = (crumbs: readonly Crumb[], locale: Locale): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: pageUrl(path, locale),
  })),
});

/** A blog post. A sample names no author and, dated by its age, no day. */
export function blogPosting(page: EntryPage<Post>): BlogPosting {
  const { entry, path, locale, sample, heading, description, picture } = page;
  const { author, date } = inLanguage(entry, locale);
  return {
    '@type': 'BlogPosting',
    headline: heading,
    description,
    image: pictureUrl(picture),
    ...(date.on && { datePublished: startOfDay(date.on) }),
    author: sample ? businessReference(locale) : { '@type': 'Person', name: author },
    publisher: businessReference(locale),
    mainEntityOfPage: pageUrl(path, locale),
    inLanguage: locale,
  };
}

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
export const serviceNode = ({ path, locale, heading, description, picture }: Page): Service => ({
  '@type': 'Service',
  '@id': `${pageUrl(path, locale)}#service`,
  name: heading,
  serviceType: heading,
  description,
  url: pageUrl(path, locale),
  image: pictureUrl(picture),
  provider: businessReference(locale),
  areaServed: areaServed(locale),
  ...offersOf(path, locale),
});
