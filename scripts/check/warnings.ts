import { collections } from '@/content/schema';
import { productRates } from '@/content/schema/prices';
import { acceptAll } from '@/content/schema/references';
import { distinctContent, textsIn } from '@/content/schema/relations';
import { textWarnings } from '@/content/schema/texts';
import { farFromNeighbours } from '@/lib/prices/neighbours';
import { type JsonSchema, jsonSchemaOf } from '../admin/json-schema';
import { checkEntries, crossEntryErrors } from './check-entries';
import { type ContentIssue, type FieldPath, fieldName } from './content-issue';
import type { ContentEntry } from './entries';

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

function entryWarnings(entries: readonly ContentEntry[]): ContentIssue[] {
  const schemas = new Map(
    collections(acceptAll).map((collection) => [collection.name, jsonSchemaOf(collection)]),
  );
  return entries.flatMap(({ file, collection, value, lineOf }) =>
    textsIn(value).flatMap(({ path, text }) =>
      adviceFor(text, path, schemaAt(schemas.get(collection), path)).map((message) => {
        return { file, line: lineOf(path), field: fieldName(path), message };
      }),
    ),
  );
}

/** Prices ten times higher or lower than similar ones. */
function priceWarnings(entries: readonly ContentEntry[]): ContentIssue[] {
  return entries
    .filter(({ collection }) => collection === 'prices')
    .flatMap(({ file, value, lineOf }) => {
      const { data } = productRates.safeParse(value);
      const products = data?.products ?? [];
      const far = farFromNeighbours(products.map(({ rates }) => rates));
      return products.flatMap(({ rates }, product) =>
        rates.flatMap((rate, index) => {
          if (!far.includes(rate)) return [];
          const path: FieldPath = ['products', product, 'rates', index, 'from'];
          const message = `${rate.from} is far from what the others cost by ${rate.unit}; is a digit too many, or missing?`;
          return { file, line: lineOf(path), field: fieldName(path), message };
        }),
      );
    });
}

/** All warnings of the content. */
export function contentWarnings(
  root = 'content',
  { entries, leftOut } = checkEntries(root),
): readonly ContentIssue[] {
  const { error } = distinctContent.safeParse({ entries });
  return [
    ...entryWarnings(entries),
    ...priceWarnings(entries),
    ...crossEntryErrors(error, entries),
    ...leftOut.map((link) => ({
      ...link,
      message: 'this page is not on the site, so nothing leads there until it is',
    })),
  ];
}
