import type { CountryCode } from '@/config/countries';
import file from './places.json' with { type: 'json' };

/** The languages whose sentences the check can read. */
export const readLanguages = ['en', 'ar'] as const;

type Names = Readonly<Record<(typeof readLanguages)[number], string>>;

/** Countries and cities that show that a text is about another shop; names that are also common words are left out. */
export const places: Readonly<Record<CountryCode, Readonly<Record<'country' | 'cities', Names>>>> =
  file.places;

type Sold = readonly (Names & { readonly planner?: string })[];

/** What hangs at windows, by the words that sentences have for it, and what the planner calls it. */
export const products: Sold = file.products;

/** Unlike these, what services make is also visible in pictures of a shop that does not sell it. */
export const services: Sold = file.services;
