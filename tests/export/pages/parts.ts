/** What pages have, in its order (docs/requirements.md 2.5, 2.7, 2.8, 2.10, 2.15, 2.19), and how links open (docs/requirements.md 1.6). */
import { locales } from '@/config/locales';
import type { Path } from '@/config/paths';
import { allPages, fileOf, home, nameOf, page } from '@/e2e/support/exported';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import { environment } from '@/lib/environment';

const chat = 'a[href^="https://wa.me/"]';

/** What a shop may do without. */
const lacks = (part: string) =>
  (part === chat && !site.phones.whatsapp) || (part === 'form' && !environment.email);

test.each<[path: Path, ...parts: string[]]>([
  [
    '/',
    ...['.carousel-hero', chat, '#curtain-collection', '#blinds-collection', '#why'],
    ...['.carousel-clients', '.carousel-testimonials', 'form'],
  ],
  ['/about', 'h1', '#expertise', '#work', chat],
  ['/contact', chat, 'a[href^="tel:"]', 'form'],
  ['/prices', '.beside img', 'h1', 'table'],
  ['/terms', 'h2', 'a[href^="mailto:"]'],
  ['/curtains', 'h1', '#products', '#services', '#intro', '#hides'],
  ['/blinds', 'h1', '#products', '#reasons', chat],
])('%s has its parts in order', (path, ...parts) => {
  const { $ } = page(fileOf(path));
  const places = parts
    .filter((part) => !lacks(part))
    .map((part) => $('main *').index($(`main ${part}`).get(0)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test.each(['/', '/about', '/gallery', '/curtains', '/blinds'] as const)(
  '%s has no two bands of one colour side by side',
  (path) => {
    const { $ } = page(fileOf(path));
    const bands = $('main .band').toArray();
    const grounds = bands.map(({ attribs }) => /bg-\w+/.exec(attribs.class ?? '')?.[0]);
    expect(grounds.filter((ground, index) => ground === grounds[index + 1])).toEqual([]);
  },
);

test.each(locales)('%s: clauses are numbered from one', (locale) => {
  const { $ } = page(fileOf('/terms', locale));
  for (const [index, clause] of $('main ol h2').toArray().entries())
    expect($(clause).text()).toMatch(new RegExp(`^${index + 1}\\.`));
});

test('maps, chats and profiles open in tabs of their own, and say so', () => {
  const links = allPages().flatMap((file) => page(file).$('a[href^="http"]').toArray());
  const others = links.filter(({ attribs }) => !attribs.href?.startsWith(home));
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(({ attribs }) => attribs.target !== '_blank')).toEqual([]);
  const words = locales.map((locale) => getDictionary(locale).ui.newTab);
  const silent = others.filter((link) => !words.some((each) => nameOf(link).includes(each)));
  expect(silent.map(({ attribs }) => attribs.href)).toEqual([]);
});
