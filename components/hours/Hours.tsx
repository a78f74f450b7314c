import { withParts } from '@/components/ui/Prose';

/** Words that `periodsText` joins by no-break spaces. */
const period = /([^ ]*\u00a0[^ ]*)/;

/** A text with opening hours, each period on a line of its own before it breaks. */
export function Hours({ children }: { readonly children: string }) {
  return withParts(children, period, (part) => (
    <span className="inline-block">{part.replaceAll('\u00a0', ' ')}</span>
  ));
}
