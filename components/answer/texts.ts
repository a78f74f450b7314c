import { formatRange } from '@/components/prices/amount';
import type { AnswerTexts } from '@/lib/content/types';
import { capitalized, lowerInitial } from '@/lib/text/case';
import { weekdayAndDate } from '@/lib/text/date-text';
import { fill } from '@/lib/text/fill';
import { filledLines } from '@/lib/text/filled-lines';
import { isolated } from '@/lib/text/isolated';
import { plural } from '@/lib/text/plural';
import type { AnswerDays } from './days';
import { examples, type Measure, type Sized } from './size';

export type AnswerWords = AnswerTexts['words'][keyof AnswerTexts['words']] &
  Readonly<Record<'language' | 'direction' | 'comma' | 'dates' | 'amount', string>>;

export interface AnswerFacts {
  readonly name: string;
  readonly measure: Measure;
  /** What its price includes; '' without a price. */
  readonly included: string;
  /** Whether many windows may be alike. */
  readonly alike?: boolean;
  /** What the message says of photographs. */
  readonly photos?: string | undefined;
}

interface Said {
  /** The fields' texts, '' if empty. */
  readonly typed: readonly string[];
  readonly sized: Sized;
  /** ISO date, or ''. */
  readonly needed: string;
  /** Undefined before they are known, and if no visit is offered. */
  readonly days: AnswerDays | undefined;
}

function sizeText({ numbers }: Sized, measure: Measure, words: AnswerWords, named = false): string {
  const [first = 0, second = 0] = numbers;
  const { sizes, language } = words;
  const text =
    measure === 'window'
      ? fill(sizes[named ? 'named' : 'window'], { width: first, height: second })
      : plural(first, sizes[measure], language);
  return isolated(text, words);
}

/** All texts of the answer to 'what does it cost, and when can it be here?'. */
export function answerOf(
  { typed, sized, needed, days }: Said,
  facts: AnswerFacts,
  words: AnswerWords,
) {
  const { measure, name, included, photos } = facts;
  const { lines } = words;
  const dateOf = (date: string | undefined) => (date ? weekdayAndDate(date, words.dates) : '');
  const complete = examples[measure].every((_, place) => typed[place]);
  const readable = sized.faulty.length === 0;
  const range = sized.range ? formatRange(sized.range, words, words.amount) : '';
  const ofCount = (size: string) =>
    sized.count > 1 ? fill(words.sizes.alike, { size, count: sized.count }) : size;
  const size = readable ? ofCount(sizeText(sized, measure, words)) : '';
  const [visit, hung] = [dateOf(days?.visit), dateOf(days?.hung)];
  const earliest = days && (days.hung ?? days.visit);
  const isLate = Boolean(needed && earliest && needed < earliest);
  const dated = days && fill(hung ? words.days : words.visit, { visit, hung });
  /** As typed, where it cannot be read. */
  const typedSize = readable
    ? sizeText(sized, measure, words, true)
    : typed.map((text) => isolated(text, words)).join(' × ');
  const values = {
    product: isolated(name, words),
    size: complete || sized.count > 1 ? ofCount(complete ? typedSize : '…') : '',
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

export type Answered = ReturnType<typeof answerOf>;
