import type { Delivery } from '@/lib/content';
import { type AnswerDays, deliveryKey } from '@/lib/hours/delivery-day';
import {
  capitalized,
  fill,
  filledLines,
  isolated,
  lowerInitial,
  plainText,
  weekdayAndDate,
} from '@/lib/text';
import { valuesFragment } from '@/lib/text/stored-texts';
import type { AnswerProduct, AnswerWords } from './size';
import { sizeTexts } from './size-texts';

interface Asked {
  readonly typed: readonly string[];
  /** ISO date, or ''. */
  readonly needed: string;
  /** Undefined before they are known, and if no visit is offered. */
  readonly days: AnswerDays | undefined;
  readonly brought?: string;
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
    date ? weekdayAndDate(date, words.language, days?.visit ?? '') : '';

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
    about: isComplete ? words.typed : fill(words.example, { size: example }),
    terms:
      terms.length > 0
        ? fill(words.included, { terms: terms.map((text) => capitalized(text)).join('. ') })
        : '',
    days: dated,
    aroundVisit: dated.split(visit),
    late: isLate ? fill(words.late, values) : '',
    message: message.filter(Boolean).join('\n').replace(/\n+/g, '\n'),
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
