import { countries } from '../countries';

/** For tests that give times of the shop: `jest.mock('@/content/country')`. */
export const countryCode = 'QA';
export const country = countries.QA;
