import { type CountryCode, countries } from '@/config/countries';
import { locales, sourceLocale } from '@/config/locales';
import type { Hours } from '@/lib/content';
import { timetableOf } from '@/lib/hours/timetable-of';
import {
  type ContentEntry,
  type ContentIssue,
  type FieldPath,
  issueAt,
  placeOf,
  textsIn,
  valueAt,
} from '@/lib/schema/issue';
import { localeOf, nameOf } from './entries';
import { languageRules } from './language-rules';
import { plain, readLanguages } from './sentences';
import { isMedia, textsOf } from './unused';

/** Words of others, all that the planner can offer, and facts that have a check of their own. */
const skipped = new Set(['hours', 'testimonials', 'clients', 'plannerTexts']);

/** Where a text is in the other languages, whose words for a product may be those for others, too. */
function twinsOf(entry: ContentEntry, path: FieldPath, entries: readonly ContentEntry[]): string {
  const own = localeOf(path, entry);
  if (own !== sourceLocale) return '';
  const places = locales
    .filter((each) => each !== own)
    .flatMap((locale) => {
      const isItem = path.at(-1) === own;
      const { collection, id } = entry;
      const [twin] = entries.filter(
        (each) => each.collection === collection && each.id === id && each.locale === locale,
      );
      const [file, at] = isItem ? [entry, [...path.slice(0, -1), locale]] : [twin, path];
      return file ? placeOf(issueAt(file, at, '')) : [];
    });
  return places.length > 0 ? `; and in ${places.join(', ')}` : '';
}

/** Texts that contradict the shop's address, numbers or hours, except what the owner allows. */
export function contradictionsIn(entries: readonly ContentEntry[]): readonly ContentIssue[] {
  const fileOf = (name: string) =>
    entries.find(({ collection, locale }) => collection === name && locale === sourceLocale)?.value;
  // The check has found the files right, or reports what is wrong.
  const code = valueAt(fileOf('site'), ['address', 'countryCode']) as CountryCode;
  const hours = fileOf('hours') as Hours | undefined;
  if (!countries[code] || !hours?.week) return [];
  const timetable = timetableOf(hours);
  const allowed = [valueAt(fileOf('site'), ['allowedWords']) ?? []].flat().map(String).map(plain);
  const languages = new Map<string, ReturnType<typeof languageRules>>(
    readLanguages
      .filter((each) => locales.includes(each))
      .map((each) => [each, languageRules(each, entries, code, timetable, allowed)]),
  );

  // Their titles are not shown.
  const empty = ['curtains', 'blinds'].filter(
    (kind) => !entries.some(({ collection }) => collection === kind),
  );
  const named = textsOf(entries);
  // Its cloths are shown at windows.
  const isShown = ({ collection }: ContentEntry) =>
    !skipped.has(collection) && (collection !== 'clothGuide' || empty.length < 2);
  return entries
    .filter((each) => isShown(each) && (!isMedia(each) || named.has(nameOf(each))))
    .flatMap((entry) => textsIn(entry.value).map((each) => ({ ...each, entry })))
    .flatMap(({ path, text, entry }) => {
      const locale = localeOf(path, entry);
      const language = languages.get(locale);
      const place = String(path);
      // Words of all shops, those that the owner adds to, and those that are not shown without films.
      const isWords = path.some((step) => step === 'words' || step === locale);
      if (
        !language ||
        !isWords ||
        /^(?:synonyms|districts)|daysOff|playFilm|mediaMissing|,films$|units,window|chat,product/.test(
          place,
        )
      )
        return [];
      const isAddress = entry.collection === 'site';
      if (isAddress && path[1] !== 'address') return [];
      const isPicture = isMedia(entry);
      const spared = {
        near: isAddress,
        product: empty.some((kind) => new RegExp(`${kind}(?:,|$)`, 'i').test(place)),
        service: isPicture,
      };
      // What goes with a deleted page: a question about it, and a list's picture or card of a product.
      const falling = {
        near: false,
        product: isPicture || /\d,(?:q|caption|name),/.test(place),
        service: path.includes('q'),
      };
      const rest = language.rest(text, isAddress);
      return language.rules
        .filter(([, , , kind]) => !(kind && spared[kind]))
        .flatMap(([find, why, instead, kind]) => {
          const found = new Set(find(rest));
          if (found.size === 0) return [];
          const quoted = [...found].map((name) => `‘${name}’`).join(', ');
          const message = `${quoted}: ${why}; write ${isAddress ? 'your own' : instead}, or, if it is intended, add ${quoted} to ‘allowedWords’ in content/site.json`;
          const twins = kind && kind !== 'near' ? twinsOf(entry, path, entries) : '';
          return { ...issueAt(entry, path, message + twins), removable: kind && falling[kind] };
        });
    });
}
