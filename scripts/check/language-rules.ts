import { type CountryCode, countries } from '@/config/countries';
import { minutesOf, type Timetable, type Weekday } from '@/lib/hours/timetable';
import { type ContentEntry, textsIn, valueAt } from '@/lib/schema/issue';
import { weekdayNames } from '@/lib/text';
import { factsOf } from './facts';
// Countries and cities that show that a text is about another shop, without names that are common words, and what is
// sold, by the words that sentences have for it; a product may have another name in the planner. What services make is
// also visible where nobody sells it.
import { places, products, services, windows } from './places.json' with { type: 'json' };
import { plain, type Read, sentences, timesIn } from './sentences';

/** `instead` is what to write; `kind` is that of a page that is not there, or a place in the shop's own country. */
type Rule = readonly [
  find: (text: string) => readonly string[],
  why: string,
  instead: string,
  kind?: 'near' | 'product' | 'service',
];

/** What the texts of a language may not say of a shop, given its country, its hours and the words that its owner allows. */
export function languageRules(
  locale: Read,
  entries: readonly ContentEntry[],
  code: CountryCode,
  { week, exceptions }: Timetable,
  allowed: readonly string[],
) {
  const { word, aboutTheShop, on, closedOn, always, chat, films } = sentences[locale];
  const matches = (pattern: string, flags = '') => {
    const own = new RegExp(pattern || '$^', `gu${flags}`);
    return (text: string) => [...text.matchAll(own)].map(([whole, name = whole]) => name);
  };
  const words = (names: readonly string[], flags?: string) =>
    matches(names.length > 0 ? word(names.join('|')) : '', flags);

  const pages = entries.filter(({ collection }) =>
    /^(?:curtains|blinds|services)$/.test(collection),
  );
  const hasWindows = pages.some(({ collection }) => collection !== 'services');
  const planned = pages.map(({ value }) => valueAt(value, ['planner', 'product']));
  const headings = pages
    .filter((page) => page.locale === locale)
    .map(({ value }) => Object(valueAt(value, ['words'])))
    .map(({ heading, title, tabTitle }) => plain(`${heading ?? title} ${tabTitle}`));
  /** Words for what no page is about, with the Arabic article or without. */
  const gone = (sold: readonly (Readonly<Record<Read, string>> & { planner?: string })[]) =>
    words(
      sold
        .filter(({ planner }) => !(planner && planned.includes(planner)))
        .map((each) => (locale === 'ar' ? `(?:ا?ل)?(?:${each.ar})` : each.en))
        .filter((each) => !headings.some((heading) => words([each], 'i')(heading).length > 0)),
      'i',
    );

  // The keys of the table.
  const others = (Object.keys(places) as CountryCode[]).filter((each) => each !== code);
  const prefixes = others.map((each) => countries[each].prefix).join('|');
  const names = weekdayNames(locale);
  // The names are those of the seven days.
  const isOff = (_: string, day: number) => week[day as Weekday].length === 0;
  const off = names.filter(isOff).map(on);
  const open = names.filter((name, day) => !isOff(name, day)).map(closedOn);

  const periods = [week, ...exceptions.map((each) => each.week)].flatMap((each) =>
    Object.entries(each).flatMap(([day, all]) => all.map((period) => ({ ...period, day }))),
  );
  function strangeTimes(text: string): readonly string[] {
    const about = text.split(/(?<=[.؟?!؛;])\s/).filter((sentence) => aboutTheShop.test(sentence));
    return about.flatMap((sentence) => {
      const [day, ...rest] = [...names.keys()].filter((each) =>
        sentence.includes(names[each] ?? ''),
      );
      // Of the only day that the sentence names; one without hours has a message of its own.
      const own = periods.filter((each) => rest.length === 0 && each.day === String(day));
      const known = (own.length > 0 ? own : periods)
        .flatMap(({ opens, closes }) => [opens, closes])
        .map(minutesOf);
      return timesIn(sentence).flatMap(([said, time]) => (known.includes(time) ? [] : said));
    });
  }

  const hasChat = !entries.some(({ value }) => valueAt(value, ['phones', 'whatsapp']) === 'none');
  const hasFilms = entries.some(
    ({ collection, value }) =>
      collection === 'films' || textsIn(value).some(({ text }) => text === 'hosted-video'),
  );
  const abroad = 'the shop is in another country';
  const elsewhere = 'the shop is in another place';
  const noPage = 'no page of the shop shows it';
  const strange = 'not an opening or closing time of the shop';
  const countryNames = others.map((each) => places[each].country[locale]);
  const cities = others.map((each) => places[each].cities[locale]);
  const phones = `(?:\\+|\\b00)(?:${prefixes})[ \\d]{6,}`;
  const rules: readonly Rule[] = [
    [words(countryNames), abroad, '{shop.country}'],
    [words(cities), abroad, '{shop.city}'],
    [words([places[code].cities[locale]]), elsewhere, '{shop.city}', 'near'],
    [
      gone(hasWindows ? products : [...products, ...windows]),
      noPage,
      'the text without it',
      'product',
    ],
    [gone(services), noPage, 'the text without it', 'service'],
    [words(off.length > 0 ? [...off, always] : []), 'the shop is closed then', '{shop.days}'],
    [words(open), 'the shop is open then', '{shop.days}'],
    [matches(phones), 'this is a number of another country', 'the shop’s own'],
    [strangeTimes, strange, '{shop.hours}'],
    // Labels of buttons, which are no sentences, are not shown then.
    [words(hasFilms ? [] : [films]), 'the site has no film', 'the text without it'],
    [words(hasChat ? [] : [chat]), 'the shop has no WhatsApp', 'another way'],
  ];

  const said = Object.values(factsOf(entries, locale)).flatMap((each) => (each ? plain(each) : []));
  // The longest first: a name may hold another.
  const own = said.concat(allowed).sort((a, b) => b.length - a.length);
  /** What a text says beside what its owner means and, unless it is the shop's address, the shop's own facts. */
  const rest = (text: string, isAddress: boolean) =>
    (isAddress ? allowed : own).reduce((all, each) => all.replaceAll(each, ' '), plain(text));
  return { rules, rest };
}
