/** @jest-environment node */
import { site } from '@/content/site';
import { type SiteFacts, siteProblems } from './site';

const facts: SiteFacts = site;
const fields = (changes: Partial<SiteFacts>) =>
  siteProblems({ ...facts, ...changes }).map(({ field }) => field);

it('has nothing against the facts as they are', () => {
  expect(siteProblems(site)).toEqual([]);
});

it.each(['+974 5555 1234', '+97455551234', '+44 20-7946-0000'])('takes the number %s', (hero) => {
  expect(fields({ phones: { hero } })).toEqual([]);
});

it.each(['5555 1234', '00974 5555 1234', '+974 (0) 5555', '+974', ''])(
  'refuses the number %j',
  (hero) => expect(fields({ phones: { hero } })).toEqual(['site.phones.hero']),
);

it.each(['hello@shop', 'hello shop@a.b', '@a.b', 'a@b.example, c@d.example', ''])(
  'refuses the e-mail address %j',
  (email) => expect(fields({ email })).toEqual(['site.email']),
);

it.each(['http://a.example', 'www.instagram.com/a', 'https://a b.example', 'https://shop', ''])(
  'refuses the link %j',
  (maps) => expect(fields({ links: { maps } })).toEqual(['site.links.maps']),
);

it('refuses a place that is not on the globe, and a country in small letters', () => {
  const geo = { latitude: 251.5, longitude: 51 };
  expect(fields({ address: { countryCode: 'qa', geo } })).toEqual([
    'site.address.countryCode',
    'site.address.geo',
  ]);
});

it('refuses a business without a name', () => {
  expect(fields({ name: ' ' })).toEqual(['site.name']);
});
