import { type CountryCode, countries } from '@/config/countries';
import { countryWords } from '@/config/country-details';
import { type ContentEntry, valueAt } from '@/content/schema/issue';
import { conventions } from '@/lib/content/conventions';
import type { Week, Weekday } from '@/lib/hours/timetable';
import { weekdayNames } from '@/lib/text/weekday-names';
import { factsOf } from './facts';
import { places, products, type readLanguages, services } from './places';

export type Read = (typeof readLanguages)[number];

/** Marks of Arabic vowels and long joins, which are written or not. */
const vowels = /[\u0640\u064b-\u0652\u0670]/g;
export const plain = (text: string) => text.replace(vowels, '');

/** Names as whole words, in Arabic with what is written as one with them: وبالدوحة, للدوحة. */
const patterns: Readonly<Record<Read, (names: string, flags?: string) => RegExp>> = {
  en: (names, flags = '') => new RegExp(`\\b(${names})\\b`, `g${flags}`),
  ar: (names) =>
    new RegExp(`(?<!\\p{L})[وف]?[بكل]?(${names.replace(/(?<=^|\|)ال/g, 'ا?ل')})(?!\\p{L})`, 'gu'),
};

/** What is deleted from the site. */
export type Gone = 'product' | 'service';

/** What a text may not have, why, and what to write. */
interface Rule {
  readonly pattern: RegExp;
  readonly why: string;
  readonly instead: string;
  /** A name of the shop's country, which its own address and districts may have. */
  readonly isNear?: boolean;
  readonly gone?: Gone;
}

/** Matches no text. */
const nothing = /$^/g;

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
  const pages = entries.filter(({ collection }) =>
    /^(?:curtains|blinds|services)$/.test(collection),
  );
  const planned = pages.map(({ value }) => valueAt(value, ['planner', 'product']));
  const others = (Object.keys(places) as CountryCode[]).filter((each) => each !== code);
  const said = Object.values(factsOf(entries, locale)).flatMap((each) => each || []);
  // The longest first: a name may hold another.
  const own = said
    .map(plain)
    .concat(meant)
    .sort((a, b) => b.length - a.length);
  const match = (names: readonly string[], flags?: string) =>
    patterns[locale](names.join('|'), flags);
  const headings = pages
    .filter((page) => page.locale === locale)
    .flatMap(({ value }) =>
      ['heading', 'title', 'tabTitle'].map((name) =>
        plain(String(valueAt(value, ['words', name]))),
      ),
    );
  /** Words for what no page is about, with the Arabic article or without. */
  const gone = (sold: readonly (Readonly<Record<Read, string>> & { planner?: string })[]) => {
    const left = sold
      .filter(({ planner }) => !(planner && planned.includes(planner)))
      .map((each) => (locale === 'ar' ? `(?:ا?ل)?(?:${each.ar})` : each.en))
      .filter((each) => !headings.some((heading) => match([each], 'i').test(heading)));
    return left.length > 0 ? match(left, 'i') : nothing;
  };
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
  const rules: readonly Rule[] = [
    {
      pattern: match(others.map((each) => places[each].country[locale])),
      why: 'the shop is in another country',
      instead: '{shop.country}',
    },
    {
      pattern: match(others.map((each) => places[each].cities[locale])),
      why: 'the shop is in another country',
      instead: '{shop.city}',
    },
    {
      pattern: match([places[code].cities[locale]]),
      why: 'the shop is in another place',
      instead: '{shop.city}',
      isNear: true,
    },
    ...(['product', 'service'] as const).map((sold) => ({
      pattern: gone(sold === 'product' ? products : services),
      why: 'no page of the shop shows it',
      instead: 'the sentence without it',
      gone: sold,
    })),
    {
      pattern: days.length > 0 ? match(days) : nothing,
      why: 'the shop is closed then',
      instead: '{shop.days} or {shop.hours}',
    },
    {
      pattern: new RegExp(
        `\\+(?:${others.map((each) => countries[each].prefix).join('|')})[ \\d]{6,}`,
        'g',
      ),
      why: 'this is a number of another country',
      instead: 'the shop’s own',
    },
    {
      pattern: new RegExp(
        `(?:(?:${amounts}) ?[\\d.,]*\\d|\\d[\\d.,]* ?(?:${amounts}))(?!\\p{L})`,
        'gu',
      ),
      why: 'this is the currency of another country',
      instead: 'the price in {shop.currency}',
    },
  ];
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
    rules,
  };
}
