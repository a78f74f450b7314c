import { countries } from '@/config/countries';

/** For tests that give times of the shop: `jest.mock('@/lib/content/country')`. */
export const countryCode = 'QA';
export const country = countries.QA;
