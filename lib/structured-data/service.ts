import type { Service } from 'schema-dts';
import { pictureUrl } from '../media-urls';
import type { Page } from '../pages/page';
import { pageUrl } from '../urls';
import { areaServed } from './business';
import { businessReference, serviceId } from './ids';

/**
 * The offer of a category or service page. A Service, because everything is made to measure: a Product requires a
 * price.
 */
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
  };
}
