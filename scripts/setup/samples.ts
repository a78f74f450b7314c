import { readFileSync, writeFileSync } from 'node:fs';
import { collections } from '@/content/schema';
import { type ContentEntry, valueAt } from '@/content/schema/issue';
import { readEntries } from '../check/entries';
import { prune, remove } from '../check/prune';
import { publishedEntries } from '../check/published';
import { invented } from '../check/samples';
import { unusedFiles } from '../check/unused';

type Entry = Record<string, unknown>;

const withoutStars = (cards: unknown) =>
  Array.from(Object(cards), (card) => {
    const { rating, ...rest } = Object(card);
    // In its place, as the admin writes it.
    if (typeof rest.discount === 'boolean') rest.discount = false;
    else delete rest.discount;
    return rest;
  });

/** How samples in single entries are removed, and what disappears from the site with them. */
const changes: Readonly<Record<string, readonly [said: string, change: (entry: Entry) => Entry]>> =
  {
    homePage: [
      'the stars and discounts of the home page’s cards',
      (entry) => ({
        ...entry,
        sample: false,
        curtainCards: withoutStars(entry.curtainCards),
        blindsCards: withoutStars(entry.blindsCards),
      }),
    ],
    termsPage: [
      'the page of terms (it stays in the admin, switched off: enter your own and switch it on)',
      (entry) => ({ ...entry, published: false }),
    ],
    prices: [
      'all prices and their page, and those in the planner',
      (entry) => ({ ...entry, sample: false, products: [] }),
    ],
  };

/** What the folders' entries are called, and where they are shown. */
const shown: Readonly<Record<string, string>> = {
  testimonials: 'reviews, and their section of the home page',
  clients: 'client logos, and their section of the home page',
  posts: 'blog posts, and the blog',
  projects: 'projects, and their page',
  stockCloths: 'cloths of the planner',
};

const site = 'content/site.json';

/** Optional numbers and links that are samples, by their groups in site.json. */
function inventedFacts(entry: Entry): readonly (readonly [group: object, name: string])[] {
  const { phones, links } = entry;
  const groups = [{ group: Object(phones), kept: 'hero' }, { group: Object(links) }];
  return groups.flatMap(({ group, kept }) =>
    Object.entries(group).flatMap(([name, value]) =>
      name !== kept && invented.test(String(value)) ? [[group, name] as const] : [],
    ),
  );
}

const readSite = (): Entry => JSON.parse(readFileSync(site, 'utf8'));

const samples = (): readonly ContentEntry[] =>
  publishedEntries(readEntries().entries).filter(({ value }) => valueAt(value, ['sample']));

/** All sample content, a line for each kind, with what disappears from the site with it. */
export function inventedParts(): readonly string[] {
  const kinds = samples().map(({ collection }) => collection);
  const parts = [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((each) => each === kind).length;
    return changes[kind]?.[0] ?? `${count} ${shown[kind] ?? kind}`;
  });
  const facts = inventedFacts(readSite()).map(([, name]) => name);
  return facts.length > 0 ? [...parts, `numbers and links: ${facts.join(', ')}`] : parts;
}

/** Pictures, films and logos that no page shows. */
const unshown = () => unusedFiles('.', readEntries().entries).map(({ file }) => file);

/** Deletes sample entries, all references to them, and the pictures and logos that only they show. */
export function removeInvented(): void {
  const owned = new Set(unshown());
  for (const { collection, file } of samples()) {
    const change = changes[collection]?.[1];
    if (change) {
      const entry: Entry = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, `${JSON.stringify(change(entry), null, 2)}\n`);
    } else if (collections().some(({ name, single }) => name === collection && !single))
      remove(file);
  }
  const entry = readSite();
  for (const [group, name] of inventedFacts(entry)) Reflect.deleteProperty(group, name);
  writeFileSync(site, `${JSON.stringify(entry, null, 2)}\n`);
  prune();
  // Entries first, then the files that they named.
  for (let files = unshown(); files.some((file) => !owned.has(file)); files = unshown())
    for (const file of files) if (!owned.has(file)) remove(file);
}
