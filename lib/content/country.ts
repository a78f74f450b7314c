import { type Country, type CountryCode, countries } from '@/config/countries';
import file from '@/content/site.json' with { type: 'json' };

/** The country of the shop; the check validates the file. */
export const countryCode = file.address.countryCode as CountryCode;

export const country: Country = countries[countryCode] ?? countries.QA;
