import type { Organization } from 'schema-dts';
import { defaultLocale, type Locale } from '@/content/locales';
import type { Path } from '@/content/paths';
import { site } from '@/content/site';
import { pageUrl } from '../urls';

/** Name under which the nodes of all pages, in every language, speak of the one shop. */
export const businessId = `${pageUrl('/', defaultLocale)}#business`;

export function websiteId(locale: Locale): string {
  return `${pageUrl('/', locale)}#website`;
}

export function serviceId(path: Path, locale: Locale): string {
  return `${pageUrl(path, locale)}#service`;
}

/**
 * The business where it is only mentioned: its id leads to the whole of it on the home page. As an
 * Organization, because whoever reads this page alone would miss a shop's address.
 */
export const businessReference = (locale: Locale): Organization => ({
  '@type': 'Organization',
  '@id': businessId,
  name: site.words[locale].name,
  url: pageUrl('/', locale),
});
