import type { CountryCode } from './countries';
import file from './country-details.json' with { type: 'json' };
import type { Localized } from './locales';

// Apart from the table of countries, which the browser gets.

type Of<T> = Readonly<Record<CountryCode, T>>;

type Words = Readonly<
  Record<'name' | 'currency' | 'amount' | 'zone' | 'street' | 'building', string>
>;

export const countryWords: Of<Localized<Words>> = file.words;

export const capitals: Of<Readonly<Record<'latitude' | 'longitude', number>>> = file.capitals;

/** Rough outlines, points of latitude and longitude: exact to some ten kilometres on land, wide at sea. */
export const outlines: Of<readonly (readonly number[])[]> = file.outlines;
