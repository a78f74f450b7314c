import { type CountryCode, countries } from '@/config/countries';
import { locales, sourceLocale } from '@/config/locales';
import {
  type ContentEntry,
  type ContentIssue,
  type FieldPath,
  textIssues,
  valueAt,
} from '@/content/schema/issue';
import { localeOf } from '@/content/schema/rules/languages';
import { conventions } from '@/lib/content/conventions';
import type { Hours } from '@/lib/content/types';
import { minutesOf, timetableOf, type Weekday } from '@/lib/hours/timetable';
import { weekdayNames } from '@/lib/text/weekday-names';
import { nameOf } from './entries';
import { factsOf } from './facts';
import { places, products, readLanguages } from './places';
import { isMedia, textsOf } from './unused';

type Read = (typeof readLanguages)[number];

/** Marks of Arabic vowels, which are written or not. */
const vowels = /[\u064b-\u0652\u0670]/g;
const plain = (text: string) => text.replace(vowels, '');

/** Names as whole words, in Arabic with what is written as one with them: وبالدوحة, للدوحة. */
const patterns: Readonly<Record<Read, (names: string) => RegExp>> = {
  en: (names) => new RegExp(`\\b(${names})\\b`, 'g'),
  ar: (names) =>
    new RegExp(`(?<!\\p{L})[وف]?[بكل]?(${names.replace(/(?<=^|\|)ال/g, 'ا?ل')})(?!\\p{L})`, 'gu'),
};

/** Sentences about the shop's time, and not the sun's. */
const aboutTheShop: Readonly<Record<Read, RegExp>> = {
  en: /^(?!.*\bsun(?!day)).*\b(?:we|our|us|opens?|close[sd]?|showroom|shop)\b/i,
  ar: /^(?!.*شمس).*(?:مفتوح|[نيت]فتح|مغلق|[ني]غلق|معرض|نعمل|نأتي|نزور|نركب|نوصل|دوام)/,
};

/** Clock times, with the afternoon's names. */
const clock =
  /(?<!\d)(\d{1,2})(?:(?::|\.(?=\d\d ?[ap]\.?m))(\d{2}))?\s*(صباحا|فجرا|[ap]\.?m\b|ظهرا|عصرا|مساء|بعد منتصف)?/g;
const afternoon = /^(?:p|ظهرا|عصرا|مساء)/;

function timesIn(sentence: string): readonly [string, number][] {
  return [...sentence.matchAll(clock)]
    .filter(([, , minutes, part]) => minutes ?? part)
    .map(([whole, hour, minutes = '00', part = '']) => {
      const hours = part ? (Number(hour) % 12) + (afternoon.test(part) ? 12 : 0) : Number(hour);
      return [whole.trim(), hours * 60 + Number(minutes)];
    });
}

/** Words of others, names of all that there can be, and facts that have a check of their own. */
const skipped = new Set(['hours', 'testimonials', 'clients', 'interfaceTexts', 'plannerTexts']);

/** The captions of pictures and films that pages show; what is visible is described as it is. */
const isCaption = (path: FieldPath) => path.at(-1) === 'caption';

/** Texts that contradict the shop's address, numbers or hours, except what the owner lists as meant. */
export function contradictionsIn(entries: readonly ContentEntry[]): readonly ContentIssue[] {
  const fileOf = (name: string) =>
    entries.find(({ collection, locale }) => collection === name && locale === sourceLocale)?.value;
  // The check has found the files right, or reports what is wrong.
  const code = valueAt(fileOf('site'), ['address', 'countryCode']) as CountryCode;
  const hours = fileOf('hours') as Hours | undefined;
  if (!countries[code] || !hours?.week) return [];
  const { week, exceptions } = timetableOf(hours);
  const periods = [week, ...exceptions.map((each) => each.week)].flatMap((each) =>
    Object.values(each).flat(),
  );
  const known = new Set(periods.flatMap(({ opens, closes }) => [opens, closes]).map(minutesOf));
  const meant = [valueAt(fileOf('site'), ['meant']) ?? []].flat().map(String).map(plain);
  const pages = entries.filter(
    ({ collection }) => collection === 'curtains' || collection === 'blinds',
  );
  const planned = pages.map(({ value }) => valueAt(value, ['planner', 'product']));
  const others = (Object.keys(places) as CountryCode[]).filter((each) => each !== code);

  const inLocale = (locale: Read) => {
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
    const off = names.filter((_, day) => week[day as Weekday].length === 0);
    const days = off.map((day) =>
      // ‘The two’ in Arabic, too; and the prayer is every Friday’s.
      locale === 'ar'
        ? `(?<=(?:يوم|مساء|صباح|كل|إلى|من) )${day}|(?<!صلاة )${day}(?= من \\d)`
        : `${day}s?(?! prayer)`,
    );
    return {
      isAboutTheShop: aboutTheShop[locale],
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
          'no page of the shop shows it',
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
      ] as const,
    };
  };
  const languages = new Map<string, ReturnType<typeof inLocale>>(
    readLanguages.filter((each) => locales.includes(each)).map((each) => [each, inLocale(each)]),
  );

  const media = entries.filter(isMedia);
  const named = textsOf(entries);
  const shown = new Set(media.filter((each) => named.has(nameOf(each))).map(({ id }) => id));
  return textIssues(
    entries.filter(({ collection }) => !skipped.has(collection)),
    (text, path, entry) => {
      if (isMedia(entry) && !(isCaption(path) && shown.has(entry.id))) return [];
      const locale = localeOf(path, entry);
      const language = languages.get(locale);
      if (
        !language ||
        path[0] === 'synonyms' ||
        !path.some((step) => step === 'words' || step === locale)
      )
        return [];
      const isAddress = entry.collection === 'site';
      if (isAddress && path[1] !== 'address') return [];
      const rest = language.without(text, isAddress);
      const own = isAddress ? 'your own' : path[0] === 'districts' && 'districts of your own';
      const found = language.rules.flatMap(([pattern, why, instead]) =>
        own && why.endsWith('place')
          ? []
          : [...rest.matchAll(pattern)].map(([whole, name = whole]) => [name, why, own || instead]),
      );
      const times = rest
        .split(/(?<=[.؟?!؛;])\s/)
        .filter((sentence) => language.isAboutTheShop.test(sentence))
        .flatMap(timesIn)
        .filter(([, time]) => !known.has(time))
        .map(([time]) => [time, 'not an opening or closing time of the shop', '{shop.hours}']);
      return [...found, ...times].map(
        ([name, why, instead]) =>
          `‘${name}’: ${why}; write ${instead}, or, if it is intended, list ‘${name}’ as ‘meant’ in content/site.json`,
      );
    },
  );
}
