import { fill } from '../text/fill';

/** A visit request as texts; empty if not specified. */
export interface VisitRequest {
  /** Such as 'Saturday, 28 November'. */
  readonly day: string;
  /** Such as 'evening (17:00-22:00)'. */
  readonly part: string;
  readonly district: string;
  readonly product: string;
  readonly windows: string;
  /** Who is at home, if that matters. */
  readonly note: string;
}

/** Lines of the message with placeholders: 'Day: {day}, {part}'. */
export interface MessageWords {
  readonly greeting: string;
  readonly time: string;
  readonly district: string;
  readonly product: string;
  readonly windows: string;
  readonly note: string;
  /** The closing line, which asks for confirmation. */
  readonly end: string;
}

/** The message that requests a visit, with a line for each specified value. */
export function visitMessage(request: VisitRequest, words: MessageWords): string {
  const lineIf = (text: string, ...given: readonly string[]) =>
    given.every((each) => each.trim() !== '') ? [fill(text, { ...request })] : [];
  return [
    words.greeting,
    ...lineIf(words.time, request.day, request.part),
    ...lineIf(words.district, request.district),
    ...lineIf(words.product, request.product),
    ...lineIf(words.windows, request.windows),
    ...lineIf(words.note, request.note),
    words.end,
  ].join('\n');
}
