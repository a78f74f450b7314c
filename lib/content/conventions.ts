import { countryCode } from './country';
import type { Localized } from './types';

/** A part of the day, where times are given in 12 hours. */
export interface DayPart {
  readonly from: number;
  readonly name: string;
}

interface Conventions {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Of Open Graph. */
  readonly territory: string;
  /** Between the parts of a list or an address, and between longer ones that may hold commas. */
  readonly comma: string;
  readonly semicolon: string;
  /** From the smaller to the larger, as they are read. */
  readonly range: string;
  /** Language, country and digits of `dates`. */
  readonly hours: Readonly<{ dates: string; and: string; dayParts: readonly DayPart[] }>;
  /** Words of a name that keep their capital letter within a sentence. */
  readonly chat: Readonly<{ capitalized: readonly string[] }>;
}

export const conventions: Localized<Conventions> = {
  en: {
    language: 'en',
    direction: 'ltr',
    territory: `en_${countryCode}`,
    comma: ', ',
    semicolon: '; ',
    range: '{from}-{to}',
    hours: { dates: 'en-GB', and: ' and ', dayParts: [] },
    chat: { capitalized: ['Arabic', 'Venetian', 'Roman', 'TV'] },
  },
  ar: {
    language: 'ar',
    direction: 'rtl',
    territory: `ar_${countryCode}`,
    comma: '، ',
    semicolon: '؛ ',
    range: 'من {from} إلى {to}',
    hours: {
      dates: `ar-${countryCode}-u-ca-gregory-nu-latn`,
      and: ' و',
      dayParts: [
        { from: 0, name: 'بعد منتصف الليل' },
        { from: 3, name: 'فجرًا' },
        { from: 6, name: 'صباحًا' },
        { from: 12, name: 'ظهرًا' },
        { from: 15, name: 'عصرًا' },
        { from: 18, name: 'مساءً' },
      ],
    },
    chat: { capitalized: [] },
  },
};
