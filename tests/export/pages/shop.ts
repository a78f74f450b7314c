/** The contact page has the shop's numbers, place and hours as content/ itself has them. */
import { locales } from '@/config/locales';
import { fileOf, page, structuredData } from '@/e2e/support/exported';
import { getDictionary } from '@/lib/content/dictionary';
import { plain, read, wordsOf } from '../content-files';

// Read, since the types of an import are those of today's content.
const { address, email, links, phones } = read('site');
const week: Readonly<Record<string, readonly Readonly<Record<'opens' | 'closes', string>>[]>> =
  read('hours').week;

/** On a clock of twelve hours, as Arabic says it. */
const clock = (time: string) => time.replace(/^\d+/, (hour) => `${Number(hour) % 12 || 12}`);

test.each(locales)('%s: the shop has its own numbers, place and hours', (locale) => {
  const exported = page(fileOf('/contact', locale));
  const { $ } = exported;
  const shop = structuredData(exported).find((node) => node['@type'] === 'FurnitureStore');
  const { sample: _, ...geo } = address.geo;
  expect(shop).toMatchObject({ hasMap: links.maps, geo, email, telephone: phones.showroom });
  const told: string[] = [];
  for (const { opens, closes, dayOfWeek } of Object(shop).openingHoursSpecification)
    for (const day of dayOfWeek)
      told.push(`${day.split('/').at(-1).toLowerCase()} ${opens} ${closes}`);
  const periods = Object.entries(week).flatMap(([day, each]) =>
    each.map(
      ({ opens, closes }) => [day, opens.padStart(5, '0'), closes.padStart(5, '0')] as const,
    ),
  );
  expect(told.sort()).toEqual(periods.map((each) => each.join(' ')).sort());
  // A row is of the days from the first that it names.
  const { days } = getDictionary(locale).hours;
  const order = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  for (const row of $('dl > div').toArray()) {
    const [named = '', hours = ''] = ['dt', 'dd'].map((part) => $(row).find(part).text());
    if (!/\d:\d/.test(hours)) continue;
    const at = order
      .map((_, day) => named.indexOf(Object.values(days)[day] ?? ''))
      .map((place) => (place < 0 ? 99 : place));
    const first = week[order[at.indexOf(Math.min(...at))] ?? ''];
    const times = first?.flatMap(({ opens, closes }) => [opens, closes].map(clock));
    expect([named, (hours.match(/\d+:\d\d/g) ?? []).map(clock)]).toEqual([named, times]);
  }
  const { contactFacts, ui } = wordsOf('interface', locale);
  for (const link of $('a[href^="tel:"], a[href^="mailto:"]').toArray()) {
    const [kind, to = ''] = link.attribs.href?.split(/[:?]/) ?? [];
    const own = $(link).find('bdi').text();
    expect(own.replaceAll(' ', '') || to).toBe(to);
    const name = plain($(link).text().replace(own, ''));
    expect(['', kind === 'tel' ? ui.call : ui.email]).toContain(name);
  }
  expect($('.footer-columns a').first().attr('href')).toBe(links.maps);
  for (const name of ['instagram', 'facebook', 'linkedin'])
    for (const link of $(`a:contains("${contactFacts[name]}")`).toArray())
      expect([name, link.attribs.href]).toEqual([name, links[name]]);
});
