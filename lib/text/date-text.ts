import type { Locale } from '@/config/locales';

interface DateNames {
  /** Sunday first, as `Date#getUTCDay` counts them. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** Letters of a short name; undefined in a language that abbreviates none. */
  readonly letters?: number;
  readonly comma: string;
}

/**
 * Names, because the first use of `Intl` for dates or numbers reads all locales of the browser: 30 to 50 ms, and four times
 * that on a slow phone, before a product page answers.
 */
const names: Readonly<Record<Locale, DateNames>> = {
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    months:
      'January February March April May June July August September October November December'.split(
        ' ',
      ),
    letters: 3,
    comma: ' ',
  },
  ar: {
    weekdays: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' '),
    months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
    comma: '، ',
  },
};

export const weekdayNames = (language: Locale) => names[language].weekdays;

function partsOf(date: string, language: Locale) {
  const { weekdays, months, letters } = names[language];
  const day = new Date(date);
  const weekday = weekdays[day.getUTCDay()] ?? '';
  const month = months[day.getUTCMonth()] ?? '';
  const short = (name: string) => name.slice(0, letters);
  const parts = { weekday, month, day: day.getUTCDate(), year: day.getUTCFullYear() };
  return { ...parts, shortWeekday: short(weekday), shortMonth: short(month) };
}

/** A date for readers: '7 March'. */
export function dateText(date: string, language: Locale): string {
  const { day, month } = partsOf(date, language);
  return `${day} ${month}`;
}

/** '7 March 2026' */
export const dateWithYear = (date: string, language: Locale) =>
  `${dateText(date, language)} ${partsOf(date, language).year}`;

/** 'Saturday 7 March' */
export const dateWithWeekday = (date: string, language: Locale) =>
  `${partsOf(date, language).weekday}${names[language].comma}${dateText(date, language)}`;

/** 'Tue'; in Arabic, which abbreviates no days, without the article. */
export const shortWeekday = (date: string, language: Locale) =>
  partsOf(date, language).shortWeekday.replace(/^ال/, '');

/** 'Tue 1 Dec' on one line, without a comma, to fit into sentences. @param near a date of the year that need not be said */
export function weekdayAndDate(date: string, language: Locale, near = date): string {
  const { shortWeekday: weekday, day, shortMonth, year } = partsOf(date, language);
  const isNear = date.slice(0, 4) === near.slice(0, 4);
  return [weekday, day, shortMonth, ...(isNear ? [] : [year])].join('\u00a0');
}
