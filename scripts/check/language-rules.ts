import { type CountryCode, countries } from '@/config/countries';
import { countryWords } from '@/config/country-details';
import { type ContentEntry, valueAt } from '@/content/schema/issue';
import { conventions } from '@/lib/content/conventions';
import type { Week, Weekday } from '@/lib/hours/timetable';
import { weekdayNames } from '@/lib/text/date-text';
import { westernDigits } from '@/lib/text/digits';
import { factsOf } from './facts';
// Countries and cities that show that a text is about another shop, without names that are common words, and what is
// sold, by the words that sentences have for it. What services make is also visible where nobody sells it.
import file from './places.json' with { type: 'json' };

/** The languages whose sentences the check can read. */
export const readLanguages = ['en', 'ar'] as const;

type Read = (typeof readLanguages)[number];

/** A product may have another name in the planner. */
type Sold = readonly (Readonly<Record<Read, string>> & { readonly planner?: string })[];

const { places, products, services } = file;

/** Marks of Arabic vowels and long joins, which are written or not; digits are written in two ways. */
const vowels = /[\u0640\u064b-\u0652\u0670]/g;
export const plain = (text: string) => westernDigits(text.replace(vowels, ''));

/** Names as whole words, in Arabic with what is written as one with them: وبالدوحة, للدوحة. */
const patterns: Readonly<Record<Read, (names: string, flags?: string) => RegExp>> = {
  en: (names, flags = '') => new RegExp(`\\b(${names})\\b`, `g${flags}`),
  ar: (names) =>
    new RegExp(`(?<!\\p{L})[وف]?[بكل]?(${names.replace(/(?<=^|\|)ال/g, 'ا?ل')})(?!\\p{L})`, 'gu'),
};

/** What the found words are beside: the shop's own country's names, which its address may have, or of a deleted page. */
export type Kind = 'near' | 'product' | 'service';

type Rule = readonly [pattern: RegExp, why: string, instead: string, kind?: Kind];

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
    names.length > 0 ? patterns[locale](names.join('|'), flags) : /$^/g;
  const headings = pages
    .filter((page) => page.locale === locale)
    .map(({ value }) => Object(valueAt(value, ['words'])))
    .map(({ heading, title }) => plain(String(heading ?? title)));
  /** Words for what no page is about, with the Arabic article or without. */
  const gone = (sold: Sold) =>
    match(
      sold
        .filter(({ planner }) => !(planner && planned.includes(planner)))
        .map((each) => (locale === 'ar' ? `(?:ا?ل)?(?:${each.ar})` : each.en))
        .filter((each) => !headings.some((heading) => match([each], 'i').test(heading))),
      'i',
    );
  const names = weekdayNames(conventions[locale].language);
  const { aboutTheShop, on, closedOn, always, currency } = sentences[locale];
  const amountsIn = (each: CountryCode) => [
    countries[each].currency,
    countryWords[each][locale].amount.replace('{number}', '').trim().replaceAll('.', '\\.'),
    currency(countryWords[each][locale].currency),
  ];
  const foreign = others.flatMap(amountsIn).filter((each) => !amountsIn(code).includes(each));
  const [amounts, prefixes] = [foreign, others.map((each) => countries[each].prefix)].map((all) =>
    all.join('|'),
  );
  const isOff = (_: string, day: number) => week[day as Weekday].length === 0;
  const off = names.filter(isOff).map(on);
  const open = names.filter((name, day) => !isOff(name, day)).map(closedOn);
  const abroad = 'the shop is in another country';
  const noPage = 'no page of the shop shows it';
  const number = '\\d(?:[\\d.,]*\\d)?';
  const rules: readonly Rule[] = [
    [match(others.map((each) => places[each].country[locale])), abroad, '{shop.country}'],
    [match(others.map((each) => places[each].cities[locale])), abroad, '{shop.city}'],
    [match([places[code].cities[locale]]), 'the shop is in another place', '{shop.city}', 'near'],
    [gone(products), noPage, 'the text without it', 'product'],
    [gone(services), noPage, 'the text without it', 'service'],
    [match(off.length > 0 ? [...off, always] : []), 'the shop is closed then', '{shop.days}'],
    [match(open), 'the shop is open then', '{shop.days}'],
    [
      new RegExp(`(?:\\+|\\b00)(?:${prefixes})[ \\d]{6,}`, 'g'),
      'this is a number of another country',
      'the shop’s own',
    ],
    [
      new RegExp(`(?:(?:${amounts}) ?${number}|${number} ?(?:${amounts}))(?!\\p{L})`, 'gu'),
      'this is the currency of another country',
      'the price in {shop.currency}',
    ],
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
