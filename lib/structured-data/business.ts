import type { FurnitureStore, Organization, WebSite } from 'schema-dts';
import { defaultLocale } from '@/config/locales';
import { plateText, socialPages } from '@/lib/contact/links';
import { getDictionary, inLanguage, type Locale, site } from '@/lib/content';
import { aboutPage, homePage } from '@/lib/content/collections';
import { exceptions, week } from '@/lib/content/hours';
import { isAhead } from '@/lib/hours/opening';
import { buildTime } from '@/lib/hours/shop-time';
import { pictureUrl } from '@/lib/media/index';
import { isPublished } from '@/lib/pages';
import { fileUrl, pageUrl } from '@/lib/urls';
import { specialHours, weekHours } from './hours';

const { address, links, phones } = site;

const businessId = `${pageUrl('/', defaultLocale)}#business`;

/** A reference to the business; an Organization, because a shop without an address would be invalid. */
export const businessReference = (locale: Locale): Organization => ({
  '@type': 'Organization',
  '@id': businessId,
  name: inLanguage(site, locale).name,
  url: pageUrl('/', locale),
});

export function areaServed(locale: Locale) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return { '@type': 'Country', name: names.of(address.countryCode) ?? '' } as const;
}

/** The shop. FurnitureStore is the most specific LocalBusiness that applies. */
export function business(locale: Locale): FurnitureStore {
  const { comma, footer } = getDictionary(locale);
  const { latitude, longitude } = address.geo;
  const { name, secondName, address: place } = inLanguage(site, locale);
  const special = specialHours(exceptions.filter((exception) => isAhead(buildTime(), exception)));
  return {
    '@type': 'FurnitureStore',
    '@id': businessId,
    name,
    alternateName: secondName,
    description: footer.line,
    url: pageUrl('/', locale),
    logo: fileUrl('/icons/icon-512.png'),
    image: [
      ...(isPublished('/about') ? [pictureUrl(aboutPage.picture)] : []),
      pictureUrl(homePage.slides[0].image),
    ],
    telephone: phones.showroom ?? phones.whatsapp ?? '',
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [plateText(locale), place.district].join(comma),
      addressLocality: place.city,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    hasMap: links.maps,
    openingHoursSpecification: weekHours(week),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    areaServed: areaServed(locale),
    sameAs: socialPages.map(({ address }) => address),
  };
}

export const website = (locale: Locale): WebSite => ({
  '@type': 'WebSite',
  '@id': `${pageUrl('/', locale)}#website`,
  name: inLanguage(site, locale).name,
  alternateName: inLanguage(site, locale).secondName,
  url: pageUrl('/', locale),
  inLanguage: locale,
  publisher: { '@id': businessId },
});
