import { formatRange } from '@/components/prices/amount';
import type { AnswerTexts } from '@/lib/content/types';
import { capitalized, lowerInitial } from '@/lib/text/case';
import { weekdayAndDate } from '@/lib/text/date-text';
import { fill } from '@/lib/text/fill';
import { filledLines } from '@/lib/text/filled-lines';
import { isolated } from '@/lib/text/isolated';
import { plural } from '@/lib/text/plural';
import type { AnswerDays } from './days';
import { type AnswerProduct, examples, priceOfSize } from './size';

export type AnswerWords = AnswerTexts['words'][keyof AnswerTexts['words']] &
  Readonly<Record<'language' | 'direction' | 'comma' | 'dates' | 'amount', string>>;

interface Asked {
  /** The fields' texts, '' if empty. */
  readonly typed: readonly string[];
  /** ISO date, or ''. */
  readonly needed: string;
  /** Undefined before they are known, and if no visit is offered. */
  readonly days: AnswerDays | undefined;
}

/** All texts of the answer to 'what does it cost, and when can it be here?'. */
export function answerOf(
  { typed, needed, days }: Asked,
  product: AnswerProduct,
  words: AnswerWords,
) {
  const { name, included, photos } = product;
  const { lines, sizes } = words;
  const { measure, numbers, count, faulty, range: ends } = priceOfSize(typed, product);
  const dateOf = (date: string | undefined) => (date ? weekdayAndDate(date, words.dates) : '');
  const complete = examples[measure].every((_, place) => typed[place]);
  const readable = faulty.length === 0;
  const range = ends ? formatRange(ends, words, words.amount) : '';
  const [width = 0, height = 0] = numbers;
  const sizeBy = (template: 'window' | 'named') =>
    measure === 'window'
      ? isolated(fill(sizes[template], { width, height }), words)
      : isolated(plural(width, sizes[measure], words.language), words);
  const ofCount = (size: string) => (count > 1 ? fill(sizes.alike, { size, count }) : size);
  const size = readable ? ofCount(sizeBy('window')) : '';
  const [visit, hung] = [dateOf(days?.visit), dateOf(days?.hung)];
  const earliest = days && (days.hung ?? days.visit);
  const isLate = Boolean(needed && earliest && needed < earliest);
  const dated = days && fill(hung ? words.days : words.visit, { visit, hung });
  /** As typed, where it cannot be read. */
  const typedSize = readable
    ? sizeBy('named')
    : typed.map((text) => isolated(text, words)).join(' × ');
  const values = {
    product: isolated(name, words),
    size: complete || count > 1 ? ofCount(complete ? typedSize : '…') : '',
    range,
    included: isolated(included, words),
    example: complete ? '' : size,
    needed: dateOf(needed),
    hung: isLate ? dateOf(earliest) : '',
  };
  const { greeting, end } = lines;
  const price = complete ? lines.price : lines.example;
  const message = [
    filledLines([greeting, lines.size, price], values),
    dated,
    filledLines([lines.needed, lines.late, ...(photos ? [photos] : []), end], values),
  ];
  const asked = [
    values.product,
    complete && typedSize,
    complete && range,
    values.needed && lowerInitial(fill(lines.needed, values)),
  ];
  return {
    faulty,
    count,
    range,
    /** What the range is for. */
    about: complete ? words.typed : fill(words.example, { size }),
    check: readable
      ? ''
      : measure === 'window'
        ? words.check.window
        : fill(words.check.number, { example: examples[measure].join() }),
    included: included && fill(words.included, { included: capitalized(included) }),
    days: dated ?? '',
    /** Its parts before and after the day of the visit. */
    aroundVisit: dated?.split(visit) ?? [],
    late: isLate ? fill(words.late, { needed: values.needed, hung: values.hung }) : '',
    message: message.filter(Boolean).join('\n'),
    request: asked.filter(Boolean).join(words.comma),
  };
}
