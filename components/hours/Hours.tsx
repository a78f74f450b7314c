import { Fragment } from 'react';

/** Words that `periodsText` joins by no-break spaces. */
const period = /([^ ]*\u00a0[^ ]*)/;

/** A text with opening hours, each period in an element of its own, which shell.css keeps on a line where it has room. */
export function Hours({ children }: { readonly children: string }) {
  return children.split(period).map(
    (part, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
      index % 2 ? (
        <span key={index} className="period">
          {part.replaceAll('\u00a0', ' ')}
        </span>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
  );
}
