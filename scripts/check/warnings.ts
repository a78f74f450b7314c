import { collections } from '@/content/schema';
import { productRates } from '@/content/schema/prices';
import { relationWarnings, textsIn } from '@/content/schema/relations';
import { textWarnings } from '@/content/schema/texts';
import { farFromNeighbours } from '@/lib/prices/neighbours';
import { type JsonSchema, jsonSchemaOf } from '../admin/json-schema';
import { type ContentIssue, type FieldPath, issueAt } from './content-issue';
import type { ContentEntry } from './entries';
import { pagesOf, publishedEntries, publishedPagesOf } from './published';

const nameOfPicture = /^(?:an? |the )?(?:image|picture|photo|photograph) (?:of|showing)\b/i;

/** The schema of the value at a path. */
function schemaAt(schema: JsonSchema | undefined, path: FieldPath): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((inner, step) => {
    if (typeof step === 'string') return inner?.properties?.[step];
    return Array.isArray(inner?.items) ? inner.items[step] : inner?.items;
  }, schema);
}

/** Warnings of one text. */
function adviceFor(text: string, path: FieldPath, schema: JsonSchema | undefined): string[] {
  const [least, most] = schema?.admin?.wanted ?? [0, Number.POSITIVE_INFINITY];
  const fits = text.length >= least && text.length <= most;
  return [
    ...textWarnings(text),
    ...(fits ? [] : [`${text.length} characters; ${least} to ${most} do best`]),
    ...(path.at(-1) === 'alt' && nameOfPicture.test(text)
      ? ['begin with what there is to see, not with ‘picture of’']
      : []),
  ];
}

/** Warnings of single texts, and links of what is on the site to pages that are not. */
function textIssues(entries: readonly ContentEntry[]): ContentIssue[] {
  const schemas = new Map(collections().map((each) => [each.name, jsonSchemaOf(each)]));
  const shown = new Set(publishedEntries(entries));
  const [all, published] = [pagesOf(entries), publishedPagesOf(entries)];
  return entries.flatMap((entry) =>
    textsIn(entry.value).flatMap(({ path, text }) => {
      const schema = schemaAt(schemas.get(entry.collection), path);
      const isLink = schema?.admin?.widget === 'page' && shown.has(entry);
      const leadsNowhere = isLink && all.has(text) && !published.has(text);
      return [
        ...adviceFor(text, path, schema),
        ...(leadsNowhere
          ? ['this page is not on the site, so nothing leads there until it is']
          : []),
      ].map((message) => issueAt(entry, path, message));
    }),
  );
}

/** Prices ten times higher or lower than similar ones. */
function priceWarnings(entries: readonly ContentEntry[]): ContentIssue[] {
  return entries
    .filter(({ collection }) => collection === 'prices')
    .flatMap((entry) => {
      const products = productRates.safeParse(entry.value).data?.products ?? [];
      const far = farFromNeighbours(products.map(({ rates }) => rates));
      return products.flatMap(({ rates }, product) =>
        rates.flatMap((rate, index) => {
          if (!far.includes(rate)) return [];
          const message = `${rate.from} is far from what the others cost by ${rate.unit}; is a digit too many, or missing?`;
          return issueAt(entry, ['products', product, 'rates', index, 'from'], message);
        }),
      );
    });
}

/** All warnings of the content. */
export function contentWarnings(entries: readonly ContentEntry[]): readonly ContentIssue[] {
  return [
    ...textIssues(entries),
    ...priceWarnings(entries),
    ...relationWarnings(entries).map(({ source, path, message }) => issueAt(source, path, message)),
  ];
}
