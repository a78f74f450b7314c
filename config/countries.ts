/** Days as `Date#getUTCDay` counts them: Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface Country {
  /** Its telephone prefix, without +, and how many digits follow. */
  readonly prefix: string;
  readonly digits: readonly number[];
  /** Currency of all prices (ISO 4217), and its decimals. */
  readonly currency: string;
  readonly decimals: number;
  /** Hours ahead of UTC, all year. */
  readonly utc: number;
  readonly weekStart: Weekday;
}

export type CountryCode = 'QA' | 'AE' | 'SA' | 'KW' | 'BH' | 'OM';

export const countries: Readonly<Record<CountryCode, Country>> = {
  QA: { prefix: '974', digits: [8], currency: 'QAR', decimals: 2, utc: 3, weekStart: 6 },
  AE: { prefix: '971', digits: [9, 8], currency: 'AED', decimals: 2, utc: 4, weekStart: 1 },
  SA: { prefix: '966', digits: [9], currency: 'SAR', decimals: 2, utc: 3, weekStart: 0 },
  KW: { prefix: '965', digits: [8], currency: 'KWD', decimals: 3, utc: 3, weekStart: 6 },
  BH: { prefix: '973', digits: [8], currency: 'BHD', decimals: 3, utc: 3, weekStart: 6 },
  OM: { prefix: '968', digits: [8], currency: 'OMR', decimals: 3, utc: 4, weekStart: 6 },
};
