import type { Organization } from 'schema-dts';
import { defaultLocale, type Locale } from '@/config/locales';
import type { Path } from '@/config/paths';
import { site } from '@/lib/content/site';
import { pageUrl } from '@/lib/urls';

export const businessId = `${pageUrl('/', defaultLocale)}#business`;

export function websiteId(locale: Locale): string {
  return `${pageUrl('/', locale)}#website`;
}

export function serviceId(path: Path, locale: Locale): string {
  return `${pageUrl(path, locale)}#service`;
}

/** A reference to the business; an Organization, because a shop without an address would be invalid. */
export const businessReference = (locale: Locale): Organization => ({
  '@type': 'Organization',
  '@id': businessId,
  name: site.words[locale].name,
  url: pageUrl('/', locale),
});
