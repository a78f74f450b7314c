import { fieldText } from '@/lib/planner/model/length';
import { mostAlike } from '@/lib/planner/model/window';
import { rangeText, termsOf } from '@/lib/prices/product';
import { fill, isolated, lowerInitial, plural, westernDigits } from '@/lib/text';
import { type AnswerProduct, type AnswerWords, examples, priceOfSize, type Remark } from './size';

/** What is said of a size: its price, whether it can be made, and what cannot be read of it. */
export function sizeTexts(typed: readonly string[], product: AnswerProduct, words: AnswerWords) {
  const { measure, stock } = product;
  const { sizes, check, fields, units } = words;
  const { numbers, count, faulty, price, range, remarks } = priceOfSize(typed, product);
  const own = (text: string) => isolated(text, words);
  const places = examples[measure].map((_, place) => typed[place] ?? '');
  const isComplete = places.every(Boolean);
  const isReadable = !faulty.some((place) => place < places.length);
  const [width = 0, height = 0] = numbers;
  // The message names width and height: from right to left their order could be mistaken.
  const sizeBy = (template: 'window' | 'named') =>
    isolated(
      measure === 'window'
        ? fill(sizes[template], { width, height })
        : plural(width, sizes[measure], words.language),
      words,
    );
  // A part of it, or what cannot be read, as typed.
  const asTyped = places.flatMap((text, place) => {
    const label = measure === 'window' ? [fields.width, fields.height][place] : fields[measure];
    return text && label ? `${lowerInitial(label)} ${own(text)}` : [];
  });
  const alike = (size: string) => {
    const said = count ?? own(typed[2] ?? '');
    return said === 1 ? size : fill(sizes.alike, { size: size || '…', count: said });
  };
  const cm = (length: number) => isolated(`${fieldText(length, 'cm')} ${units.window}`, words);
  // Centimetres that were typed as millimetres.
  const tenfold = faulty
    .map((place) => (measure === 'window' ? Number(westernDigits(typed[place] ?? '')) : 0))
    .find((length) => length >= 1000 && length <= 10_000);
  const checks = [
    tenfold !== undefined &&
      fill(check.tenfold, { typed: tenfold, metres: tenfold / 100, tenth: tenfold / 10 }),
    !isReadable &&
      tenfold === undefined &&
      fill(measure === 'window' ? check.window : check.number, {
        example: examples[measure].join(),
      }),
    count === undefined && fill(check.count, { typed: own(typed[2] ?? ''), most: mostAlike }),
  ];
  return {
    isComplete,
    faulty,
    count,
    range: range && stock.prices ? rangeText(range, stock.prices) : '',
    terms:
      price?.terms ??
      (product.product && stock.prices ? termsOf(product.product, stock.prices) : []),
    example: isReadable ? alike(sizeBy('window')) : '',
    size: alike(isComplete && isReadable ? sizeBy('named') : asTyped.join(words.comma)),
    check: checks.filter(Boolean).join(' '),
    remarks: remarks
      .map(({ code, lengths }) => {
        const values = Object.entries(lengths).map(([name, length]) => [name, cm(length)]);
        // Those that a size has.
        return fill(words.remarks[code as Remark], Object.fromEntries(values));
      })
      .join(' '),
  };
}
