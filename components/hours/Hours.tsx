import { withParts } from '@/components/ui/Prose';

/** Words that `periodsText` joins by no-break spaces. */
const period = /([^ ]*\u00a0[^ ]*)/;

/** A text with opening hours, each period in an element of its own, which shell.css keeps on a line where it has room. */
export function Hours({ children }: { readonly children: string }) {
  return withParts(children, period, (part) => (
    <span className="period">{part.replaceAll('\u00a0', ' ')}</span>
  ));
}
