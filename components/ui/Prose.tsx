import { Fragment, type ReactNode } from 'react';
import { placeholder } from '@/lib/text';

/** A text whose parts that a pattern captures are elements; the rest is text, unless `rest` makes it an element. */
const withParts = (
  text: string,
  captured: RegExp,
  part: (text: string) => ReactNode,
  rest: (text: string) => ReactNode = (each) => each,
): ReactNode =>
  text.split(captured).map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
    <Fragment key={index}>{index % 2 ? part(each) : rest(each)}</Fragment>
  ));

/** '200 × 200', '3-5', '20%', '+974 4412 3456': numbers with signs or in groups, which right-to-left text would reorder. */
const numbers =
  /(\+\d+(?:[ -]\d+)*|\d+(?:[.,:]\d+)*(?:(?:(?: |\s?[×/+–-][\s\u2060]?)\d+(?:[.,:]\d+)*)+%?|%))/;

/** With highlighted placeholders (docs/requirements.md 2.9) and left-to-right numbers. In plain text `isolated` is `<bdi>`. */
export const Prose = ({ children }: Readonly<{ children: string }>) =>
  withParts(
    children,
    new RegExp(`(${placeholder.source})`),
    (part) => (
      <mark className="border-b border-dashed border-brass bg-surface px-1 text-text">{part}</mark>
    ),
    (rest) => withParts(rest, numbers, (part) => <bdi dir="ltr">{part}</bdi>),
  );

/** Words that `periodsText` joins by no-break spaces. */
const period = /([^ ]*\u00a0[^ ]*)/;

/** A text with opening hours, each period on a line of its own before it breaks. */
export const Hours = ({ children }: { readonly children: string }) =>
  withParts(children, period, (part) => (
    <span className="inline-block">{part.replaceAll('\u00a0', ' ')}</span>
  ));

interface ParagraphsProps {
  readonly texts: readonly string[];
  readonly className?: string;
}

export const Paragraphs = ({ texts, className = '' }: ParagraphsProps) =>
  texts.map((text) => (
    <p key={text} className={`${className} max-w-prose text-muted`.trimStart()}>
      <Prose>{text}</Prose>
    </p>
  ));
