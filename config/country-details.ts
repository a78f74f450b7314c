import type { CountryCode } from './countries';
import type { Localized } from './locales';

// Apart from the table of countries, which the browser gets.

/** Its names in sentences, and how addresses and prices are written. */
interface CountryWords {
  readonly name: string;
  readonly currency: string;
  readonly amount: string;
  readonly zone: string;
  readonly street: string;
  readonly building: string;
}

const english = { zone: 'Block', street: 'Street', building: 'Building' };
const arabic = { zone: 'قطعة', street: 'شارع', building: 'مبنى' };

export const countryWords: Readonly<Record<CountryCode, Localized<CountryWords>>> = {
  QA: {
    en: {
      ...english,
      name: 'Qatar',
      currency: 'Qatari riyals',
      amount: 'QR {number}',
      zone: 'Zone',
    },
    ar: {
      ...arabic,
      name: 'قطر',
      currency: 'الريال القطري',
      amount: '{number} ر.ق',
      zone: 'منطقة',
    },
  },
  AE: {
    en: {
      ...english,
      name: 'the Emirates',
      currency: 'Emirati dirhams',
      amount: 'AED {number}',
      zone: 'Community',
    },
    ar: {
      ...arabic,
      name: 'الإمارات',
      currency: 'الدرهم الإماراتي',
      amount: '{number} د.إ',
      zone: 'منطقة',
    },
  },
  SA: {
    en: {
      ...english,
      name: 'Saudi Arabia',
      currency: 'Saudi riyals',
      amount: 'SAR {number}',
      zone: 'Postal code',
    },
    ar: {
      ...arabic,
      name: 'السعودية',
      currency: 'الريال السعودي',
      amount: '{number} ر.س',
      zone: 'الرمز البريدي',
    },
  },
  KW: {
    en: { ...english, name: 'Kuwait', currency: 'Kuwaiti dinars', amount: 'KD {number}' },
    ar: { ...arabic, name: 'الكويت', currency: 'الدينار الكويتي', amount: '{number} د.ك' },
  },
  BH: {
    en: {
      ...english,
      name: 'Bahrain',
      currency: 'Bahraini dinars',
      amount: 'BD {number}',
      street: 'Road',
    },
    ar: {
      ...arabic,
      name: 'البحرين',
      currency: 'الدينار البحريني',
      amount: '{number} د.ب',
      zone: 'مجمع',
      street: 'طريق',
    },
  },
  OM: {
    en: {
      ...english,
      name: 'Oman',
      currency: 'Omani rials',
      amount: 'OMR {number}',
      street: 'Way',
    },
    ar: {
      ...arabic,
      name: 'عُمان',
      currency: 'الريال العُماني',
      amount: '{number} ر.ع.',
      zone: 'مربع',
      street: 'سكة',
    },
  },
};

/** A latitude and a longitude, in degrees. */
type Point = readonly [latitude: number, longitude: number];

export const capitals: Readonly<Record<CountryCode, Point>> = {
  QA: [25.2676, 51.5407],
  AE: [24.4539, 54.3773],
  SA: [24.7136, 46.6753],
  KW: [29.3759, 47.9774],
  BH: [26.2285, 50.586],
  OM: [23.588, 58.3829],
};

/** Rough outlines: exact to some ten kilometres on land, wide at sea. */
// biome-ignore format: a point a line would be a hundred lines
export const outlines: Readonly<Record<CountryCode, readonly Point[]>> = {
  QA: [[26.3, 50.7], [26.3, 51.9], [24.6, 51.9], [24.6, 51.42], [24.46, 51.2], [24.55, 50.95], [24.75, 50.78]],
  AE: [
    [26.1, 56.08], [25.62, 56.25], [25.65, 56.5], [24.93, 56.45], [24.7, 56.2], [24.7, 55.95],
    [24.0, 55.85], [22.7, 55.2], [22.5, 55.1], [22.6, 52.6], [24.0, 51.55], [24.7, 51.4], [25.9, 55.2],
  ],
  SA: [
    [29.4, 34.95], [29.2, 36.1], [30, 37.5], [31.5, 37], [32.15, 39.2], [31.1, 42.1], [29.2, 44.7],
    [29.1, 46.5], [28.5, 47.7], [28.5, 48.7], [27, 50.5], [26.3, 50.35], [25.5, 50.45], [24.75, 50.78],
    [24.55, 50.95], [24.46, 51.2], [24.6, 51.42], [24, 51.55], [22.6, 52.6], [22.5, 55.1], [20, 55],
    [19, 52], [18.2, 48.2], [17.3, 46.6], [17.4, 43.3], [16.3, 42.8], [16.3, 41.5], [20, 38.8],
    [25, 36.2], [27.8, 34.4],
  ],
  KW: [[30.15, 47], [30.15, 48.1], [29.6, 48.6], [28.5, 48.7], [28.5, 47.7], [29.05, 46.5]],
  BH: [[26.4, 50.3], [26.4, 50.75], [25.5, 50.85], [25.5, 50.4]],
  OM: [
    [16.5, 53.1], [19, 52], [20, 55], [22.5, 55.1], [22.7, 55.2], [24, 55.75], [24.7, 55.8], [24.93, 56.42],
    [25.62, 56.5], [25.62, 56.25], [26.05, 56.08], [26.5, 56.3], [26.4, 56.8], [25, 57.2], [23.9, 59],
    [22.6, 60.2], [20.3, 59.3], [16.5, 55],
  ],
};
