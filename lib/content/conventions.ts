import { countryCode } from './country';
import type { Localized } from './types';

/** A part of the day from an hour on, where times are given in 12 hours. */
export type DayPart = Readonly<{ from: number; name: string }>;

const noParts: readonly DayPart[] = [];

const english = {
  direction: 'ltr',
  /** Locale of Open Graph. */
  territory: `en_${countryCode}`,
  /** Between the parts of a list or an address, and between longer ones that may hold commas. */
  comma: ', ',
  semicolon: '; ',
  /** A range of amounts, as it is read. */
  range: '{from}-{to}',
  hours: { and: ' and ', dayParts: noParts },
  /** Words of a name that keep their capital letter within a sentence. */
  capitalized: ['Arabic', 'Venetian', 'Roman', 'TV'],
};

export const conventions: Localized<typeof english> = {
  en: english,
  ar: {
    direction: 'rtl',
    territory: `ar_${countryCode}`,
    comma: '، ',
    semicolon: '؛ ',
    range: 'من {from} إلى {to}',
    hours: {
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
    capitalized: [],
  },
};
