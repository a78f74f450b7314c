import { type CountryCode, countries } from '@/config/countries';
import { countryWords } from '@/config/country-details';
import { type ContentEntry, valueAt } from '@/content/schema/issue';
import { conventions } from '@/lib/content/conventions';
import type { Week, Weekday } from '@/lib/hours/timetable';
import { weekdayNames } from '@/lib/text/weekday-names';
import { factsOf } from './facts';
import { places, products, type readLanguages } from './places';

export type Read = (typeof readLanguages)[number];

/** Marks of Arabic vowels and long joins, which are written or not. */
const vowels = /[\u0640\u064b-\u0652\u0670]/g;
export const plain = (text: string) => text.replace(vowels, '');

/** Names as whole words, in Arabic with what is written as one with them: وبالدوحة, للدوحة. */
const patterns: Readonly<Record<Read, (names: string) => RegExp>> = {
  en: (names) => new RegExp(`\\b(${names})\\b`, 'g'),
  ar: (names) =>
    new RegExp(`(?<!\\p{L})[وف]?[بكل]?(${names.replace(/(?<=^|\|)ال/g, 'ا?ل')})(?!\\p{L})`, 'gu'),
};

export const noPage = 'no page of the shop shows it';

/** Sentences about the shop's time, and not the sun's. */
const aboutTheShop: Readonly<Record<Read, RegExp>> = {
  en: /^(?!.*\bsun(?!day)).*\b(?:we|our|us|opens?|close[sd]?|showroom|shop)\b/i,
  ar: /^(?!.*شمس).*(?:مفتوح|[نيت]فتح|مغلق|[ني]غلق|معرض|نعمل|نأتي|نزور|نركب|نوصل|دوام)/,
};

/** What the texts of a language may not say of a shop, given its country, its week and the words that its owner means. */
export function languageRules(
  locale: Read,
  entries: readonly ContentEntry[],
  code: CountryCode,
  week: Week,
  meant: readonly string[],
) {
  const pages = entries.filter(
    ({ collection }) => collection === 'curtains' || collection === 'blinds',
  );
  const planned = pages.map(({ value }) => valueAt(value, ['planner', 'product']));
  const others = (Object.keys(places) as CountryCode[]).filter((each) => each !== code);
  const said = Object.values(factsOf(entries, locale)).flatMap((each) => each || []);
  // The longest first: a name may hold another.
  const own = said
    .map(plain)
    .concat(meant)
    .sort((a, b) => b.length - a.length);
  const match = (names: readonly string[]) => patterns[locale](names.join('|'));
  const headings = pages
    .filter((page) => page.locale === locale)
    .map(({ value }) => String(valueAt(value, ['words', 'heading'])));
  const isShown = (names: string) =>
    headings.some((each) => new RegExp(match([names]).source, 'iu').test(each));
  const gone = products.filter(
    ({ planner, [locale]: names }) => !(planner && planned.includes(planner)) && !isShown(names),
  );
  const names = weekdayNames(conventions[locale].language);
  const amounts = others
    .flatMap((each) => [
      countries[each].currency,
      countryWords[each][locale].amount.replace('{number}', '').trim().replaceAll('.', '\\.'),
    ])
    .join('|');
  const off = names.filter((_, day) => week[day as Weekday].length === 0);
  const days = off.map((day) =>
    // ‘The two’ in Arabic, too; and the prayer is every Friday’s.
    locale === 'ar'
      ? `(?<=(?:يوم|مساء|صباح|كل|إلى|من) )${day}|(?<!صلاة )${day}(?= من \\d)`
      : `${day}s?(?! prayer)`,
  );
  return {
    isAboutTheShop: aboutTheShop[locale],
    /** The only weekday of a sentence; undefined if it has none, or more. */
    onlyDay: (sentence: string) => {
      const named = names.filter((name) => sentence.includes(name));
      // As many as a week has days.
      return named.length === 1 ? (names.indexOf(named[0] ?? '') as Weekday) : undefined;
    },
    without: (text: string, isAddress: boolean) =>
      (isAddress ? meant : own).reduce((rest, each) => rest.replaceAll(each, ' '), plain(text)),
    rules: [
      [
        match(others.map((each) => places[each].country[locale])),
        'the shop is in another country',
        '{shop.country}',
      ],
      [
        match(others.map((each) => places[each].cities[locale])),
        'the shop is in another country',
        '{shop.city}',
      ],
      [match([places[code].cities[locale]]), 'the shop is in another place', '{shop.city}'],
      [
        gone.length > 0 ? match(gone.map((names) => names[locale])) : /$^/g,
        noPage,
        'the sentence without it',
      ],
      [
        days.length > 0 ? match(days) : /$^/g,
        'the shop is closed then',
        '{shop.days} or {shop.hours}',
      ],
      [
        new RegExp(
          `\\+(?:${others.map((each) => countries[each].prefix).join('|')})[ \\d]{6,}`,
          'g',
        ),
        'this is a number of another country',
        'the shop’s own',
      ],
      [
        new RegExp(`(?:(?:${amounts}) ?[\\d.,]*\\d|\\d[\\d.,]* ?(?:${amounts}))(?!\\p{L})`, 'gu'),
        'this is the currency of another country',
        'the price in {shop.currency}',
      ],
    ] as const,
  };
}
