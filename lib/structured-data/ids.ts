import type { Organization } from 'schema-dts';
import type { Path } from '@/content/routes';
import { site } from '@/content/site';
import { pageUrl } from '../absolute';

/** Names under which the nodes of all pages speak of the same things. */
export const businessId = `${pageUrl('/')}#business`;
export const websiteId = `${pageUrl('/')}#website`;

export function serviceId(path: Path): string {
  return `${pageUrl(path)}#service`;
}

/**
 * The business where it is only mentioned: its id leads to the whole of it on the home page. As an
 * Organization, because whoever reads this page alone would miss a shop's address.
 */
export const businessReference: Organization = {
  '@type': 'Organization',
  '@id': businessId,
  name: site.name,
  url: pageUrl('/'),
};
