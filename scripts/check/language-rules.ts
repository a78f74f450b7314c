import { type CountryCode, countries } from '@/config/countries';
import { countryWords } from '@/config/country-details';
import { type ContentEntry, valueAt } from '@/content/schema/issue';
import { conventions } from '@/lib/content/conventions';
import type { Week, Weekday } from '@/lib/hours/timetable';
import { westernDigits } from '@/lib/text/digits';
import { weekdayNames } from '@/lib/text/weekday-names';
import { factsOf } from './facts';
import { places, products, type readLanguages, services } from './places';

export type Read = (typeof readLanguages)[number];

/** Marks of Arabic vowels and long joins, which are written or not; digits are written in two ways. */
const vowels = /[\u0640\u064b-\u0652\u0670]/g;
export const plain = (text: string) => westernDigits(text.replace(vowels, ''));

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

/** How a language speaks of the shop's time and of money. */
const sentences = {
  en: {
    /** And not about the sun's time. */
    aboutTheShop: /^(?!.*\bsun(?!day)).*\b(?:we|our|us|opens?|close[sd]?|showroom|shop)\b/i,
    on: (day: string) => `${day}s?(?! prayer)`,
    closedOn: (day: string) => `(?<=[Cc]losed (?:on |every )?)${day}s?`,
    always: '(?<=[Oo]pens? )(?:every day|daily|(?:seven|7) days|all week)',
    currency: (name: string) => `${name.replace(/.* |s$/g, '')}s?`,
  },
  ar: {
    aboutTheShop: /^(?!.*شمس).*(?:مفتوح|[نيت]فتح|مغلق|[ني]غلق|معرض|نعمل|نأتي|نزور|نركب|نوصل|دوام)/,
    // ‘The two’ in Arabic, too; and the prayer is every Friday’s.
    on: (day: string) =>
      `(?<=(?:يوم|أيام|مساء|صباح|كل|إلى|من|مفتوح|[نيت]فتح) )${day}|(?<!صلاة )${day}(?= من \\d)`,
    closedOn: (day: string) => `(?<=(?:مغلق|مغلقة|نغلق|عطلة|إجازة) (?:يوم |أيام |كل )?)${day}`,
    always: '(?<=(?:مفتوح|مفتوحون|[نيت]فتح) )(?:كل يوم|(?:كل|طوال) (?:أيام )?الأسبوع|يوميا)',
    currency: (name: string) => `${name.replace(/^ال| .*/g, '')}(?:ا|ات)?`,
  },
} as const satisfies Record<Read, unknown>;

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
  const { aboutTheShop, on, closedOn, always, currency } = sentences[locale];
  const amountsIn = (each: CountryCode) => [
    countries[each].currency,
    countryWords[each][locale].amount.replace('{number}', '').trim().replaceAll('.', '\\.'),
    currency(countryWords[each][locale].currency),
  ];
  const amounts = others
    .flatMap(amountsIn)
    .filter((each) => !amountsIn(code).includes(each))
    .join('|');
  const isOff = (day: number) => week[day as Weekday].length === 0;
  const off = names.filter((_, day) => isOff(day)).map(on);
  const open = names.filter((_, day) => !isOff(day)).map(closedOn);
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
      pattern: off.length > 0 ? match([...off, always]) : nothing,
      why: 'the shop is closed then',
      instead: '{shop.days} or {shop.hours}',
    },
    {
      pattern: open.length > 0 ? match(open) : nothing,
      why: 'the shop is open then',
      instead: '{shop.days} or {shop.hours}',
    },
    {
      pattern: new RegExp(
        `(?:\\+|\\b00)(?:${others.map((each) => countries[each].prefix).join('|')})[ \\d]{6,}`,
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
    isAboutTheShop: aboutTheShop,
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
