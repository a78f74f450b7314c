import { valueAt } from '@/lib/schema/issue';
import { readEntries } from '../check/entries';
import { readEntry, writeEntry } from '../check/json';
import { prune, remove, unshown } from '../check/prune';
import { publishedEntries } from '../check/published';
import { invented } from '../check/samples';

type Entry = Record<string, unknown>;

const without = (name: string, values: unknown) =>
  Object.entries(Object(values)).map(([key, value]) => {
    const { [name]: _, ...rest } = Object(value);
    return [key, rest] as const;
  });

const withoutStars = (cards: unknown) => without('rating', cards).map(([, card]) => card);

/** What disappears from the site with each kind of sample, and how a single entry changes; those of folders are deleted. */
const kinds: Readonly<Record<string, readonly [said: string, change?: (entry: Entry) => Entry]>> = {
  homePage: [
    'the stars of the home page’s cards',
    (entry) => ({
      ...entry,
      sample: false,
      curtainCards: withoutStars(entry.curtainCards),
      blindsCards: withoutStars(entry.blindsCards),
    }),
  ],
  termsPage: [
    'the page of terms (it stays in the admin, switched off: enter your own and switch it on)',
    (entry) => ({ ...entry, shown: false }),
  ],
  prices: [
    'all prices and discounts, their page, and those in the planner',
    (entry) => ({
      ...entry,
      sample: false,
      minimum: entry.roundTo,
      additions: Object.fromEntries(without('rate', entry.additions)),
      products: [],
    }),
  ],
  testimonials: ['reviews, and their section of the home page'],
  clients: ['client logos, and their section of the home page'],
  posts: ['blog posts, and the blog'],
  projects: ['projects, and their page'],
  stockCloths: ['cloths, their page, and those of the planner'],
};

const site = 'content/site.json';

/** Optional numbers and links that are samples, by their groups in site.json. */
const inventedFacts = ({ phones, links }: Entry) =>
  [Object(phones), Object(links)].flatMap((group) =>
    Object.entries(group).flatMap(([name, value]) =>
      name !== 'showroom' && invented.test(String(value)) ? { group, name } : [],
    ),
  );

const samples = () =>
  publishedEntries(readEntries().entries).filter(
    ({ collection, value }) => kinds[collection] && valueAt(value, ['sample']),
  );

/** All sample content, a line for each kind, with what disappears from the site with it. */
export function inventedParts(): readonly string[] {
  const found = samples().map(({ collection }) => collection);
  const parts = [...new Set(found)].map((kind) => {
    const [said = kind, change] = kinds[kind] ?? [];
    return change ? said : `${found.filter((each) => each === kind).length} ${said}`;
  });
  const facts = inventedFacts(readEntry(site)).map(({ name }) => name);
  return facts.length > 0 ? [...parts, `numbers and links: ${facts.join(', ')}`] : parts;
}

export function removeInvented(): void {
  const owned = new Set(unshown());
  for (const { collection, file } of samples()) {
    const [, change] = kinds[collection] ?? [];
    if (change) writeEntry(file, change(readEntry(file)));
    else remove(file);
  }
  const entry = readEntry(site);
  for (const { group, name } of inventedFacts(entry)) delete group[name];
  writeEntry(site, entry);
  prune();
  for (const file of unshown()) if (!owned.has(file)) remove(file);
}
