import { countryWords } from '@/config/country-details';
import { countryCode } from '@/lib/content/country';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { Locale } from '@/lib/content/types';

/** The numbers of the address, as the country calls them: 'Zone 25, Street 830, Building 7'; a street may have a name. */
export function plateText(locale: Locale): string {
  const { zone, street, building } = site.address;
  const words = countryWords[countryCode][locale];
  return [
    ...(zone ? [`${words.zone} ${zone}`] : []),
    /^\d+$/.test(street) ? `${words.street} ${street}` : street,
    `${words.building} ${building}`,
  ].join(getDictionary(locale).comma);
}
