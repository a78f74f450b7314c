import { countryCode } from '@/content/country';
import { countryWords } from '@/content/country-details';
import { getDictionary } from '@/content/dictionary';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';

/** The numbers of the address, as the country calls them: 'Zone 25, Street 830, Building 7'. */
export function plateText(locale: Locale): string {
  const { zone, street, building } = site.address;
  const words = countryWords[countryCode][locale];
  return [
    ...(zone ? [`${words.zone} ${zone}`] : []),
    `${words.street} ${street}`,
    `${words.building} ${building}`,
  ].join(getDictionary(locale).comma);
}
