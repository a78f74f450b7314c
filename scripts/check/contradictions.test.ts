import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/config/locales';
import { temporaryFolder } from '../serve/testing';
import { contradictionsIn } from './contradictions';
import { prune } from './prune';
import { entryOf } from './testing';

// Both languages, whichever the shop has.
jest.mock('@/content/site.json', () => ({
  ...jest.requireActual('@/content/site.json'),
  languages: ['en', 'ar'],
}));

const entry = (collection: string, value: object, locale?: Locale) =>
  entryOf(collection, 'a', value, locale);

const long = [{ opens: '9:00', closes: '21:30' }];
const others = ['saturday', 'sunday', 'tuesday', 'wednesday'];
const week = {
  ...Object.fromEntries(others.map((day) => [day, long])),
  thursday: [{ opens: '9:00', closes: '19:00' }],
};
const address = { countryCode: 'OM' };
const site = (allowedWords: readonly string[]) => [
  entry('site', { address, allowedWords, words: { address: { city: 'Muscat' } } }),
  entry('site', { words: { address: { city: 'مسقط' } } }, 'ar'),
  entry('hours', { week }),
  entry('curtains', { words: { heading: 'Curtains' } }),
  entry('curtains', { words: { heading: 'ستائر' } }, 'ar'),
];

function found(text: string, locale: Locale = 'en', allowed: readonly string[] = []) {
  const page = entry('aboutPage', { words: { text } }, locale);
  const blinds = entry('blinds', { words: { heading: 'Roller Blinds' } });
  const issues = contradictionsIn([...site(allowed), blinds, page]);
  const names = issues.map(({ message }) => message.split(/(?<=’): /)[0] ?? '');
  return names.flatMap((quoted) => quoted.slice(1, -1).split('’, ‘'));
}

const texts = [
  ['Curtains in Doha, anywhere in Qatar.', 'en', ['Qatar', 'Doha']],
  ['Curtains in Muscat and Sohar.', 'en', ['Sohar']],
  ['Call +974 5555 1234, or +44 20 7946 0000.', 'en', ['+974 5555 1234']],
  ['We are there on Fridays and Sundays.', 'en', ['Fridays']],
  ['Open from 9:00 to 9:30 pm. We come until 22:00.', 'en', ['22:00']],
  ['We come on Saturday until 19:00. On Thursday we close at 19:00.', 'en', ['19:00']],
  ['We open daily. Closed on Sunday and Friday.', 'en', ['daily', 'Friday', 'Sunday']],
  ['After Friday prayer. In June our sun is up before 5:00.', 'en', []],
  ['Not a roller blind, but a wave, or an oak venetian.', 'en', ['wave', 'venetian']],
  ['ستائر بالدوحة وفي كل قطر، وزيارة إلى صُحار.', 'ar', ['قطر', 'الدوحة', 'صحار']],
  ['أنبوب بقطر 5 سم في مسقط، مع قطرة ماء.', 'ar', []],
  ['المعرض مفتوح يوم الجمعة من 9:00 صباحًا إلى 10:00 مساءً.', 'ar', ['الجمعة', '10:00 مساء']],
  ['مغلق يوم الأحد. اتصلوا على ٠٠٩٧٤٥٥٥٥١٢٣٤.', 'ar', ['الأحد', '0097455551234']],
] as const;

test.each(texts)('finds what is not the shop’s in ‘%s’', (text, locale, names) => {
  expect(found(text, locale)).toEqual(names);
});

test('reports place, reason and replacement, except for words that are allowed', () => {
  const text = 'We also fit in Lusail, Friday too.';
  const page = entry('aboutPage', { words: { text } });
  expect(contradictionsIn([...site([]), page])[0]).toMatchObject({
    file: 'content/aboutPage/a.json',
    line: 2,
    path: ['words', 'text'],
    message: expect.stringMatching(
      /^‘Lusail’: .* write \{shop\.city\}, or, .* add ‘Lusail’ to ‘allowedWords’/,
    ),
  });
  expect(found(text, 'en', ['Lusail', 'Friday'])).toEqual([]);
});

test('a page may name in its title what it is about', () => {
  const words = { title: 'Everything to sleep on', tabTitle: 'Beds in Muscat' };
  const page = entry('services', { words });
  expect(contradictionsIn([...site([]), page])).toEqual([]);
});

test('reports WhatsApp in sentences, not on buttons, of a shop that has none', () => {
  const phones = { whatsapp: 'none' };
  const own = entry('site', { address, phones, words: { address: { city: 'Muscat' } } });
  const texts = { chat: 'Ask on WhatsApp', text: 'Send a photo by WhatsApp or e-mail.' };
  const issues = contradictionsIn([own, ...site([]).slice(1), entry('faqPage', { words: texts })]);
  expect(issues).toMatchObject([
    { path: ['words', 'text'], message: expect.stringMatching(/^‘WhatsApp’: .* no WhatsApp/) },
  ]);
});

test('finds films in a sentence of a shop that shows none', () => {
  const text = 'Photographs and videos of our work';
  expect(found(text)).toEqual(['videos']);
  const page = entry('aboutPage', { words: { text } });
  expect(contradictionsIn([...site([]), page, entry('films', {})])).toEqual([]);
});

test('finds windows in a sentence of a shop that has nothing for them', () => {
  const page = entry('aboutPage', { words: { text: 'أخبرونا عن نوافذكم.' } }, 'ar');
  expect(contradictionsIn([...site([]), page])).toEqual([]);
  expect(contradictionsIn([...site([]).slice(0, 3), page])).toMatchObject([
    { message: expect.stringContaining('‘نوافذكم’: no page') },
  ]);
});

test('reads pictures that pages show; what a service makes may be visible', () => {
  const words = { caption: 'Oak venetian slats', alt: 'A venetian above sofas in Doha' };
  const film = entry('films', { words });
  const page = entry('galleryPage', { media: [{ src: 'a' }] });
  expect(contradictionsIn([...site([]), film])).toEqual([]);
  expect(contradictionsIn([...site([]), film, page])).toMatchObject([
    { path: ['words', 'caption'], removable: true },
    { message: expect.stringContaining('‘Doha’') },
    { path: ['words', 'alt'], removable: true },
  ]);
});

test('questions about a deleted product go, and lists’ pictures and cards of it', () => {
  const { path: root, write, remove } = temporaryFolder();
  const [slats, sheer] = ['/pictures/slats.jpg', '/pictures/sheer.jpg'];
  const ask = (q: string) => ({ q: { en: q }, a: { en: 'A venetian takes a day.' } });
  const files = {
    site: { address, words: { address: { city: 'Muscat' } } },
    hours: { week },
    'pictures/slats': { file: slats, words: { caption: 'Venetian slats' } },
    'pictures/sheer': { file: sheer, words: { caption: 'A sheer' } },
    'pages/gallery': { image: slats, sections: [{ items: [{ src: slats }, { src: sheer }] }] },
    'faq/days': { faqs: [ask('How long?'), ask('Do venetians rattle?')] },
    'faq/slats': { faqs: [ask('Which venetian?')] },
    'pages/home': { cards: [{ name: { en: 'Venetians' } }] },
  };
  for (const [name, value] of Object.entries(files)) write(`${name}.json`, JSON.stringify(value));
  const places = [
    'faq/days.json: faqs[2]',
    'faq/slats.json: faqs[1]',
    'pages/home.json: cards[1]',
    'pages/gallery.json: sections[1].items[1]',
  ];
  expect(prune(root)).toEqual(places.map((place) => `${root}/${place}`));
  // A subject without a question is none.
  expect(existsSync(join(root, 'faq/slats.json'))).toBe(false);
  remove();
});
