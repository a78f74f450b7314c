import { countryWords } from '@/config/country-details';
import { getDictionary, type Locale, site } from '@/lib/content';
import { countryCode } from '@/lib/content/country';
import { plainText } from '@/lib/text';

const digits = (phone: string): string => phone.replace(/\D/g, '');

/** Leaves non-ASCII letters to browsers: a page whose links repeat its words compresses better (Arabic by 0.1 kB). */
const inAddress = (text: string): string =>
  plainText(text).replace(/[^\u0080-\uffff]+/g, encodeURIComponent);

/** A WhatsApp chat with an editable greeting (docs/requirements.md 1.7); '' for a shop without WhatsApp. */
export const whatsappLink = (phone: string | undefined, text: string): string =>
  phone ? `https://wa.me/${digits(phone)}?text=${inAddress(text)}` : '';

export const phoneLink = (phone: string): string => `tel:+${digits(phone)}`;

export const emailLink = `mailto:${site.email}`;

export const socialPages = (['instagram', 'facebook', 'linkedin'] as const)
  .map((name) => ({ name, address: site.links[name] ?? '' }))
  .filter(({ address }) => address);

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
