import type { Category, Delivery } from '@/content/types';
import { categoryFile } from '../entry-file';
import { locales, type Problem, repeated } from '../problem';

/** No delivery of this trade takes longer. */
const longest = { hours: 14 * 24, 'working-days': 60 } as const;

/** What is wrong with a delivery time; undefined when nothing is. */
function deliveryProblem(delivery: Delivery): string | undefined {
  if (delivery.unit === 'same-week') return undefined;
  const { unit, from, to } = delivery;
  const most = longest[unit];
  if (![from ?? 1, to].every((count) => Number.isInteger(count) && count > 0 && count <= most)) {
    return `${from ?? ''}-${to} ${unit}; use whole numbers from 1 to ${most}`;
  }
  return from !== undefined && from >= to
    ? `from ${from} to ${to}; the first number is the smaller one`
    : undefined;
}

/** Galleries that keep another product's heading on purpose (specification, section 2). */
const keptHeadings: Readonly<Record<string, string>> = {
  'blinds/venetian': 'Roller Blinds Gallery',
  'blinds/vertical': 'Roller Blinds Gallery',
  'blinds/window': 'Roller Blinds Gallery',
};

/** What the types cannot see of category pages. */
export function categoryProblems(categories: readonly Category[]): Problem[] {
  return categories.flatMap((category) => {
    const { kind, slug, media, delivery, words } = category;
    const problems: { field: string; message: string }[] = [];

    const wrong = deliveryProblem(delivery);
    if (wrong) problems.push({ field: 'delivery', message: wrong });

    for (const src of repeated(media.map((item) => JSON.stringify(item.src)))) {
      problems.push({ field: 'media', message: `${src} is there twice` });
    }
    const heading = keptHeadings[`${kind}/${slug}`];
    if (heading && words.en.galleryHeading !== heading) {
      const message = `'${words.en.galleryHeading}'; the specification keeps '${heading}' here`;
      problems.push({ field: 'words.en.galleryHeading', message });
    }
    for (const locale of locales) {
      for (const caption of repeated(words[locale].captions)) {
        const message = `'${caption}' is there twice`;
        problems.push({ field: `words.${locale}.captions`, message });
      }
    }
    return problems.map((problem) => ({ file: categoryFile(category), ...problem }));
  });
}
