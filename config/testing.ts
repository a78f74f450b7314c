import { locales } from './locales';

/** A test of Arabic words, which a site may be without. */
export const whereArabic = locales.includes('ar') ? test : test.skip;
