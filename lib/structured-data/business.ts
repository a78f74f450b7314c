import type { FurnitureStore, Offer, WebSite } from 'schema-dts';
import { aboutPicture } from '@/content/banners';
import { services } from '@/content/collections';
import { heroSlides } from '@/content/home';
import { exceptions, week } from '@/content/hours';
import type { Path } from '@/content/routes';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { fileUrl, pageUrl } from '../absolute';
import { isAhead } from '../opening';
import { specialHours, weekHours } from './hours';
import { businessId, serviceId, websiteId } from './ids';
import { pictureUrl } from './media';

const { address, links, phones } = site;

/** Where the shop works: all of the country. */
export const areaServed = { '@type': 'Country', name: address.country } as const;

function offer(path: Path, name: string): Offer {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', '@id': serviceId(path), name, url: pageUrl(path) },
  };
}

/**
 * The shop whole, from the facts that the pages show. A FurnitureStore is the LocalBusiness that says
 * most of it: a showroom that sells what it makes for rooms.
 */
export function business(locale: Locale): FurnitureStore {
  const { footer, machines, navigation } = wordsOf(locale);
  const special = specialHours(exceptions.filter((exception) => isAhead(Date.now(), exception)));
  return {
    '@type': 'FurnitureStore',
    '@id': businessId,
    name: site.name,
    alternateName: site.secondName,
    description: footer.line,
    url: pageUrl('/'),
    logo: fileUrl('/icons/icon-512.png'),
    image: [pictureUrl(aboutPicture), pictureUrl(heroSlides[0].image)],
    telephone: phones.hero,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.district}`,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...address.geo },
    hasMap: links.maps,
    openingHoursSpecification: weekHours(week),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    areaServed,
    contactPoint: Object.values(phones).map((telephone) => ({
      '@type': 'ContactPoint',
      telephone,
      email: site.email,
      contactType: machines.contactType,
      areaServed: address.countryCode,
      availableLanguage: machines.languages,
    })),
    sameAs: [links.instagram, links.facebook, links.linkedin],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: machines.catalogue,
      itemListElement: [
        ...services.map(({ id, words }) => offer(`/service/${id}`, words[locale].title)),
        offer('/blinds', navigation['/blinds']),
      ],
    },
  };
}

/** The site, so that results show its name. */
export function website(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.name,
    alternateName: site.secondName,
    url: pageUrl('/'),
    inLanguage: wordsOf(locale).language,
    publisher: { '@id': businessId },
  };
}
