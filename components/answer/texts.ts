import type { Delivery } from '@/lib/content';
import { type AnswerDays, deliveryKey } from '@/lib/hours/delivery-day';
import { fieldText } from '@/lib/planner/model/length';
import { mostAlike } from '@/lib/planner/model/window';
import { rangeText, termsOf } from '@/lib/prices/product';
import {
  capitalized,
  fill,
  filledLines,
  isolated,
  lowerInitial,
  plainText,
  plural,
  weekdayAndDate,
  westernDigits,
} from '@/lib/text';
import { valuesFragment } from '@/lib/text/stored-texts';
import { type AnswerProduct, type AnswerWords, examples, priceOfSize, type Remark } from './size';

interface Asked {
  readonly typed: readonly string[];
  /** ISO date, or ''. */
  readonly needed: string;
  /** Undefined before they are known, and if no visit is offered. */
  readonly days: AnswerDays | undefined;
  /** What names the chosen cloths, or ''. */
  readonly brought?: string;
}

function sizeTexts(typed: readonly string[], product: AnswerProduct, words: AnswerWords) {
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

export function answerOf(
  { typed, needed, days, brought = '' }: Asked,
  product: AnswerProduct,
  words: AnswerWords,
) {
  const { lines } = words;
  const { isComplete, size, example, range, terms, ...said } = sizeTexts(typed, product, words);
  // Without a visit's day no year is near.
  const dateOf = (date?: string) =>
    date ? weekdayAndDate(date, words.dates, days?.visit ?? '') : '';

  const [visit, hung] = [dateOf(days?.visit), dateOf(days?.hung)];
  const dated = days
    ? fill(hung ? words[product.isRecovered ? 'recovered' : 'days'] : words.visit, { visit, hung })
    : '';
  const earliest = days && (days.hung ?? days.visit);
  const isLate = Boolean(needed && earliest && needed < earliest);
  const values = {
    product: isolated(product.name, words),
    size,
    range,
    terms: isolated(terms.join(words.semicolon), words),
    remarks: isComplete ? said.remarks : '',
    example,
    needed: dateOf(needed),
    hung: isLate ? dateOf(earliest) : '',
  };
  const message = [
    filledLines(
      [lines.greeting, lines.size, isComplete ? lines.price : lines.example, lines.remarks],
      values,
    ),
    dated,
    filledLines([lines.needed, lines.late, product.photos ?? '', lines.end], values),
    brought,
  ];
  const { discount } = product.product ?? {};
  const request = [
    values.product,
    isComplete && size,
    isComplete && range && (discount ? fill(words.before, { price: range, discount }) : range),
    values.needed && lowerInitial(fill(lines.needed, values)),
  ];
  return {
    ...said,
    range,
    /** What the range is for. */
    about: isComplete ? words.typed : fill(words.example, { size: example }),
    terms:
      terms.length > 0
        ? fill(words.included, { terms: terms.map((text) => capitalized(text)).join('. ') })
        : '',
    days: dated,
    /** Its parts before and after the day of the visit. */
    aroundVisit: dated.split(visit),
    late: isLate ? fill(words.late, values) : '',
    message: message.filter(Boolean).join('\n').replace(/\n+/g, '\n'),
    /** What a field of the visit's form gets. */
    request: plainText(request.filter(Boolean).join(words.comma)),
  };
}

/** The fragment of a link to the page of the visit, which takes the answer over. */
export const requestFragment = (
  { request, count }: Pick<ReturnType<typeof answerOf>, 'request' | 'count'>,
  { day, needed }: Readonly<Record<'day' | 'needed', string>>,
  delivery?: Delivery,
) =>
  valuesFragment({
    product: request,
    ...(count && count > 1 && { windows: String(count) }),
    ...(day && { date: day }),
    ...(needed && { needed }),
    ...(delivery && { ready: deliveryKey(delivery) }),
  });
