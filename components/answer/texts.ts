import { formatRange } from '@/components/prices/amount';
import type { AnswerTexts } from '@/lib/content/types';
import { capitalized, lowerInitial } from '@/lib/text/case';
import { weekdayAndDate } from '@/lib/text/date-text';
import { fill, filledLines } from '@/lib/text/fill';
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
  const { lines, sizes, check } = words;
  const { measure, numbers, count, faulty, range: ends } = priceOfSize(typed, product);
  const own = (text: string) => isolated(text, words);
  const dateOf = (date?: string) => (date ? weekdayAndDate(date, words.dates, days?.visit) : '');
  const isComplete = examples[measure].every((_, place) => typed[place]);
  const isReadable = faulty.length === 0;
  const range = ends ? formatRange(ends, words, words.amount) : '';
  const [width = 0, height = 0] = numbers;
  // The message names width and height: from right to left their order could be mistaken.
  const sizeBy = (template: 'window' | 'named') =>
    measure === 'window'
      ? isolated(fill(sizes[template], { width, height }), words)
      : isolated(plural(width, sizes[measure], words.language), words);
  const alike = (size: string) => (count > 1 ? fill(sizes.alike, { size, count }) : size);
  const example = alike(sizeBy('window'));
  // As typed, where it cannot be read.
  const size = isReadable ? sizeBy('named') : typed.filter(Boolean).map(own).join(' × ');

  const [visit, hung] = [dateOf(days?.visit), dateOf(days?.hung)];
  const dated = days ? fill(hung ? words.days : words.visit, { visit, hung }) : '';
  const earliest = days && (days.hung ?? days.visit);
  const isLate = Boolean(needed && earliest && needed < earliest);
  const values = {
    product: own(name),
    size: isComplete ? alike(size) : count > 1 ? alike('…') : '',
    range,
    included: own(included),
    example: isComplete ? '' : example,
    needed: dateOf(needed),
    hung: isLate ? dateOf(earliest) : '',
  };
  const message = [
    filledLines([lines.greeting, lines.size, isComplete ? lines.price : lines.example], values),
    dated,
    filledLines([lines.needed, lines.late, photos ?? '', lines.end], values),
  ];
  const asked = [
    values.product,
    isComplete && size,
    isComplete && range,
    values.needed && lowerInitial(fill(lines.needed, values)),
  ];
  return {
    faulty,
    count,
    range,
    /** What the range is for. */
    about: isComplete ? words.typed : fill(words.example, { size: example }),
    check: isReadable
      ? ''
      : fill(measure === 'window' ? check.window : check.number, {
          example: examples[measure].join(),
        }),
    included: included && fill(words.included, { included: capitalized(included) }),
    days: dated,
    /** Its parts before and after the day of the visit. */
    aroundVisit: dated.split(visit),
    late: isLate ? fill(words.late, values) : '',
    message: message.join('\n').replace(/\n+/g, '\n'),
    request: asked.filter(Boolean).join(words.comma),
  };
}
