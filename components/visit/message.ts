import { filledLines } from '@/lib/text/filled-lines';

/** A visit request as texts; empty if not specified. */
export type VisitRequest = Readonly<
  Record<'day' | 'part' | 'district' | 'product' | 'windows' | 'note', string>
>;

const lineNames = ['greeting', 'time', 'district', 'product', 'windows', 'note', 'end'] as const;

/** The lines with placeholders: 'Day: {day}, {part}'. */
export type MessageLines = Readonly<Record<(typeof lineNames)[number], string>>;

/** The message that requests a visit, with the lines whose values are all specified. */
export function visitMessage(request: VisitRequest, lines: MessageLines): string {
  return filledLines(
    lineNames.map((name) => lines[name]),
    request,
  );
}
