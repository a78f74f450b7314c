import type { CountryCode } from '@/config/countries';
import { countryWords } from '@/config/country-details';
import { type Locale, sourceLocale } from '@/config/locales';
import type { Category, Dictionary, Hours } from '@/lib/content';
import { conventions } from '@/lib/content/conventions';
import { daysOffText, rowsOf, rowsText } from '@/lib/hours/periods-text';
import { timetableOf } from '@/lib/hours/timetable-of';
import { deliveryText } from '@/lib/prices/delivery';
import { type ContentEntry, valueAt } from '@/lib/schema/issue';
import { lowerInitial, weekdayNames } from '@/lib/text';
import { type Facts, withFacts } from '@/lib/text/shop-names';

/** A text, or undefined where an entry is invalid, which the check reports. */
function attempt(say: () => string): string | undefined {
  try {
    return say();
  } catch {
    return undefined;
  }
}

export function factsOf(entries: readonly ContentEntry[], locale: Locale): Facts {
  const valuesIn = (collection: string, of: string) =>
    entries.filter((each) => each.collection === collection && each.locale === of);
  const valueIn = (collection: string, of: string) => Object(valuesIn(collection, of)[0]?.value);
  const { name, secondName, address } = Object(valueIn('site', locale).words);
  // Undefined for any other code.
  const code = valueIn('site', sourceLocale).address?.countryCode as CountryCode;
  const country = countryWords[code]?.[locale];

  const { hours, comma, semicolon } = conventions[locale];
  // As the schema has it; where it is not, nothing is said.
  const texts = valueIn('interfaceTexts', locale).words;
  const labels = { ...texts, language: locale } as Dictionary;
  const words = { ...labels.hours, ...hours, language: locale, days: weekdayNames(locale) };
  const timetable = valueIn('hours', sourceLocale) as Hours;
  const week = () => timetableOf(timetable).week;

  const deliveries = ['curtains', 'blinds'].flatMap((kind) => {
    const translated = valuesIn(kind, locale);
    const products = valuesIn(kind, sourceLocale)
      // As the schema has it.
      .map(({ id, value }) => ({ id, ...(value as Category) }))
      .sort((a, b) => a.order - b.order)
      .map(({ id, delivery }) => {
        const time = attempt(() => lowerInitial(deliveryText(delivery, labels)));
        const own = translated.find((each) => each.id === id)?.value;
        return { id, time, ...Object(valueAt(own, ['words'])) };
      });
    const all = products.map(({ heading, time }) => `${heading}: ${time}`).join(semicolon);
    const names = products.map((product) => lowerInitial(String(product.name))).join(comma);
    return [
      [`products.${kind}`, names],
      ...products.map(({ id, time }) => [`delivery.${kind}.${id}`, time]),
      [`delivery.${kind}`, all || undefined],
    ];
  });
  const facts: Facts = {
    ...Object.fromEntries(deliveries),
    'shop.name': name,
    'shop.secondName': secondName,
    'shop.district': address?.district,
    'shop.city': address?.city,
    'shop.country': country?.name,
    'shop.currency': country?.currency,
    'shop.days': attempt(() => daysOffText(week(), words)),
    'shop.hours': attempt(() => rowsText(rowsOf(week(), words), semicolon)),
  };
  const promises = withFacts(Object(valueIn('promises', locale).words), () => facts, locale);
  const named = Object.entries<string>(promises).map(([key, text]) => [`shop.${key}`, text]);
  return { ...facts, ...Object.fromEntries(named) };
}
