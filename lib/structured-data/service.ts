import type { Service } from 'schema-dts';
import { pageUrl } from '../absolute';
import type { PageFacts } from '../page-facts';
import { areaServed } from './business';
import { businessReference, serviceId } from './ids';
import { pictureUrl } from './media';

/**
 * What a category or service page offers. A Service, because everything is made to measure: a Product
 * would have to name a price.
 */
export function serviceNode({ path, heading, description, picture }: PageFacts): Service {
  return {
    '@type': 'Service',
    '@id': serviceId(path),
    name: heading,
    serviceType: heading,
    description,
    url: pageUrl(path),
    image: pictureUrl(picture),
    provider: businessReference,
    areaServed,
  };
}
