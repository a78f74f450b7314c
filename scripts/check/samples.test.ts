/** docs/requirements.md 3.9 */
import { checkPublishable, findSamples, samplePages, summary } from './samples';
import { entryOf } from './testing';

const site = entryOf('site', 'a', {
  phones: { showroom: '+974 0000 0009', products: '+974 5555 0001' },
  email: 'nobody@example.com',
  links: { maps: 'https://maps.example/sample', facebook: 'https://facebook.com/shop' },
  address: { zone: '00', street: '830', geo: { sample: true } },
  translations: { sample: true },
});
const client = entryOf('clients', 'a', { sample: true, words: { alt: 'Dune' } });
const own = entryOf('clients', 'b', { sample: false, words: { alt: 'Own' } });
const terms = entryOf('termsPage', 'a', { words: { paragraphs: ['Within [days].', 'Yes.'] } });
const picture = entryOf('pictures', 'a', { sample: true });

it('finds invented facts and entries, brackets, pictures and translations', () => {
  const lines = summary(findSamples([site, client, own, terms, picture]), true);
  expect(lines.flatMap((line) => line.match(/^ {3}content\/(.*)/)?.[1] ?? [])).toEqual([
    'site/a.json:2: phones.showroom: +974 0000 0009',
    'site/a.json:1: email: nobody@example.com',
    'site/a.json:2: links.maps: https://maps.example/sample',
    'site/a.json:2: address.zone: 00',
    'site/a.json:3: address.geo.sample: a',
    'clients/a.json:1: sample: Dune',
    'termsPage/a.json:3: words.paragraphs[1]: Within [days].',
    'pictures/a.json:1: sample: a',
    'site/a.json:2: translations.sample: a',
  ]);
});

it('lists what visitors may hold the shop to, until it is confirmed', () => {
  const words = { area: 'anywhere in Oman' };
  const delivery = { unit: 'hours', from: 48, to: 72 };
  const features = [
    { en: 'A hem of 15 cm', ar: 'ثنية 15 سم' },
    { en: 'A flat hem', ar: 'ثنية' },
  ];
  const origin = { value: 'Made in Sur' };
  const blind = entryOf('blinds', 'a', {
    banner: '/pictures/a-1.jpg',
    features,
    delivery,
    words: { origin },
  });
  const promises = { late: { title: 'Late?', text: 'You pay less' } };
  const ui = entryOf('interfaceTexts', 'a', { words: { categoryPage: { promises } } });
  const linesWith = (promised: boolean) =>
    summary(findSamples([entryOf('promises', 'a', { sample: promised, words }), blind, ui]), true);
  expect(linesWith(true)).toEqual([
    expect.stringMatching(/^promises .*\(5, stops publishing\)/),
    '   content/promises/a.json:2: words.area: anywhere in Oman',
    '   content/blinds/a.json:1: delivery: 48-72 hours',
    '   content/blinds/a.json:3: features[1].en: A hem of 15 cm',
    '   content/blinds/a.json:3: words.origin.value: Made in Sur',
    '   content/interfaceTexts/a.json:5: words.categoryPage.promises.late.text: You pay less',
  ]);
  expect(linesWith(false)).toEqual(['nothing']);
});

it('publishes samples only if they are allowed, and open facts always', () => {
  expect(() => checkPublishable(findSamples([client]), false)).toThrow('Not published');
  expect(checkPublishable(findSamples([client]), true)).toMatch(/^invented entries.*\(1, stops/m);
  expect(checkPublishable(findSamples([terms]), false)).toMatch(
    /^placeholders in brackets.*\(1\)/m,
  );
  expect(checkPublishable(findSamples([own]), false)).toMatch(/^nothing$/m);
});

it('does not index a page of samples alone', () => {
  const post = (sample: boolean) => entryOf('posts', 'a', { sample });
  const home = entryOf('homePage', 'home', { sample: true });
  expect(samplePages([home, post(true), post(true)])).toEqual(['/blog']);
  expect(samplePages([post(true), post(false)])).toEqual([]);
  expect(samplePages([entryOf('termsPage', 'terms', { sample: true })])).toEqual(['/terms']);
});
