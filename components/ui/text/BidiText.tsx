import { Fragment } from 'react';
import { Ltr } from './Ltr';

/** '200 × 200', '3-5', '20%': numbers with signs, which right-to-left text would reorder. */
const sizes = /(\d+(?:[.,:]\d+)*(?:(?:\s?[×/+–-][\s\u2060]?\d+(?:[.,:]\d+)*)+%?|%))/;

export function BidiText({ children }: { readonly children: string }) {
  return children.split(sizes).map(
    (part, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
      index % 2 ? <Ltr key={index}>{part}</Ltr> : <Fragment key={index}>{part}</Fragment>,
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
  );
}
