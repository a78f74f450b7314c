import { farFromNeighbours } from '@/components/prices/neighbours';
import { collections } from '@/content/schema';
import {
  type ContentEntry,
  type ContentIssue,
  type FieldPath,
  issueAt,
  textIssues,
} from '@/content/schema/issue';
import { productRates } from '@/content/schema/prices';
import { foreignLetters, localeOf } from '@/content/schema/rules/languages';
import { relationWarnings } from '@/content/schema/rules/relations';
import { jsonSchemaOf, schemaAt } from '../admin/json-schema';
import { pagesOf, publishedEntries, publishedPagesOf } from './published';

/** Texts that the requirements give with an exclamation mark. */
const given = new Set(['Oops! This page doesn’t exist.']);

const nameOfPicture = /^(?:an? |the )?(?:image|picture|photo|photograph) (?:of|showing)\b/i;

/** Warnings of single texts, and links of what is on the site to pages that are not. */
function textWarningsIn(entries: readonly ContentEntry[]): ContentIssue[] {
  const schemas = new Map(collections().map((each) => [each.name, jsonSchemaOf(each)]));
  const shown = new Set(publishedEntries(entries));
  const [all, published] = [pagesOf(entries), publishedPagesOf(entries)];
  const isHidden = (path: string) => all.has(path) && !published.has(path);
  return textIssues(entries, (text, path, entry) => {
    const { recommended, widget } = schemaAt(schemas.get(entry.collection), path)?.admin ?? {};
    const [least, most] = recommended ?? [0, Number.POSITIVE_INFINITY];
    const isOutside = text.length < least || text.length > most;
    const warnings = [
      /[!\uFF01]/.test(text) &&
        !given.has(text) &&
        'contains an exclamation mark; prefer a full stop',
      isOutside && `${text.length} characters; ${least} to ${most} are best`,
      /(?:^|,)alt(?:,..)?$/.test(String(path)) &&
        nameOfPicture.test(text) &&
        'describe what is visible, without ‘picture of’',
      widget === 'page' &&
        shown.has(entry) &&
        isHidden(text) &&
        'this page is not published, so the link is hidden until it is',
      foreignLetters(
        text,
        localeOf(path, entry),
        // The shop's names are short, and written in each language.
        (entry.collection === 'site' && path[0] === 'words') || undefined,
      ),
    ];
    return warnings.filter((each) => typeof each === 'string');
  });
}

function priceWarnings(entries: readonly ContentEntry[]): ContentIssue[] {
  return entries
    .filter(({ collection }) => collection === 'prices')
    .flatMap((entry) => {
      const products = productRates.safeParse(entry.value).data?.products ?? [];
      const far = farFromNeighbours(products.map(({ rates }) => rates));
      return products.flatMap(({ rates }, product) =>
        rates.flatMap((rate, index) => {
          const path: FieldPath = ['products', product, 'rates', index, 'from'];
          const message = `${rate.from} differs much from other prices per ${rate.unit}; is a digit missing or surplus?`;
          return far.includes(rate) ? issueAt(entry, path, message) : [];
        }),
      );
    });
}

export function contentWarnings(entries: readonly ContentEntry[]): readonly ContentIssue[] {
  return [...textWarningsIn(entries), ...priceWarnings(entries), ...relationWarnings(entries)];
}
