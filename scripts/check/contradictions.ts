import { type CountryCode, countries } from '@/config/countries';
import { locales, sourceLocale } from '@/config/locales';
import {
  type ContentEntry,
  type ContentIssue,
  type FieldPath,
  issueAt,
  textsIn,
  valueAt,
} from '@/content/schema/issue';
import { localeOf } from '@/content/schema/rules/languages';
import type { Hours } from '@/lib/content/types';
import { minutesOf, timetableOf } from '@/lib/hours/timetable';
import { nameOf } from './entries';
import { type Kind, languageRules, plain, readLanguages } from './language-rules';
import { isMedia, textsOf } from './unused';

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

/** Words of others, all that the planner can offer, and facts that have a check of their own. */
const skipped = new Set(['hours', 'testimonials', 'clients', 'plannerTexts']);

/** What goes with a deleted product or service: a question about it, and a list's picture or card of a product. */
const falls = (kind: Kind | undefined, path: FieldPath, isPicture: boolean) =>
  kind === 'product'
    ? isPicture || /\d,(?:q|caption|name),/.test(String(path))
    : kind === 'service' && path.includes('q');

/** Texts that contradict the shop's address, numbers or hours, except what the owner lists as meant. */
export function contradictionsIn(entries: readonly ContentEntry[]): readonly ContentIssue[] {
  const fileOf = (name: string) =>
    entries.find(({ collection, locale }) => collection === name && locale === sourceLocale)?.value;
  // The check has found the files right, or reports what is wrong.
  const code = valueAt(fileOf('site'), ['address', 'countryCode']) as CountryCode;
  const hours = fileOf('hours') as Hours | undefined;
  if (!countries[code] || !hours?.week) return [];
  const { week, exceptions } = timetableOf(hours);
  const weeks = [week, ...exceptions.map((each) => each.week)];
  const timesOn = (days: readonly string[]) =>
    weeks
      .flatMap((each) => Object.entries(each).filter(([day]) => days.includes(day)))
      .flatMap(([, periods]) => periods.flatMap(({ opens, closes }) => [opens, closes]))
      .map(minutesOf);
  const meant = [valueAt(fileOf('site'), ['meant']) ?? []].flat().map(String).map(plain);
  const languages = new Map<string, ReturnType<typeof languageRules>>(
    readLanguages
      .filter((each) => locales.includes(each))
      .map((each) => [each, languageRules(each, entries, code, week, meant)]),
  );

  // Their titles are not shown.
  const empty = ['curtains', 'blinds'].filter(
    (kind) => !entries.some(({ collection }) => collection === kind),
  );
  const media = entries.filter(isMedia);
  const named = textsOf(entries);
  const shown = new Set(media.filter((each) => named.has(nameOf(each))).map(({ id }) => id));
  return entries
    .filter((each) => !skipped.has(each.collection) && (!isMedia(each) || shown.has(each.id)))
    .flatMap((entry) => textsIn(entry.value).map((each) => ({ ...each, entry })))
    .flatMap(({ path, text, entry }) => {
      const locale = localeOf(path, entry);
      const language = languages.get(locale);
      if (
        !language ||
        // Words of all shops.
        /^synonyms|daysOff/.test(String(path)) ||
        !path.some((step) => step === 'words' || step === locale)
      )
        return [];
      const isAddress = entry.collection === 'site';
      if (isAddress && path[1] !== 'address') return [];
      const isPicture = isMedia(entry);
      const isOfList = empty.some((kind) => new RegExp(`${kind}(?:,|$)`, 'i').test(String(path)));
      const rest = language.without(text, isAddress);
      const own = isAddress ? 'your own' : path[0] === 'districts' && 'districts of your own';
      const report = (names: readonly string[], why: string, instead: string, kind?: Kind) => {
        const quoted = [...new Set(names)].map((name) => `‘${name}’`).join(', ');
        const message = `${quoted}: ${why}; write ${instead}, or, if it is intended, list ${quoted} as ‘meant’ in content/site.json`;
        return quoted
          ? [{ ...issueAt(entry, path, message), isMissing: falls(kind, path, isPicture) }]
          : [];
      };
      const times = rest
        .split(/(?<=[.؟?!؛;])\s/)
        .filter((sentence) => language.isAboutTheShop.test(sentence))
        .flatMap((sentence) => {
          const day = language.onlyDay(sentence);
          const own = day === undefined ? [] : timesOn([String(day)]);
          // A day without hours has a message of its own.
          const known = own.length > 0 ? own : timesOn(Object.keys(week));
          return timesIn(sentence).filter(([, time]) => !known.includes(time));
        })
        .map(([name]) => name);
      return [
        ...language.rules
          .filter(
            ([, , , kind]) =>
              !(own && kind === 'near') &&
              !(isPicture && kind === 'service') &&
              !(isOfList && kind === 'product'),
          )
          .flatMap(([pattern, why, instead, kind]) => {
            const names = [...rest.matchAll(pattern)].map(([whole, name = whole]) => name);
            return report(names, why, own || instead, kind);
          }),
        ...report(times, 'not an opening or closing time of the shop', '{shop.hours}'),
      ];
    });
}
