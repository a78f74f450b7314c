import { placeholder } from '@/lib/text/fill';
import { BidiText } from './BidiText';

/** A text of the content, with highlighted placeholders (docs/requirements.md 2.9) and left-to-right sizes. */
export function Prose({ children }: { readonly children: string }) {
  return children.split(new RegExp(`(${placeholder.source})`)).map(
    (part, index) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
      part.startsWith('[') ? (
        <mark
          key={index}
          className="border-b border-dashed border-brass bg-surface px-[0.2em] text-text"
        >
          {part}
        </mark>
      ) : (
        <BidiText key={index}>{part}</BidiText>
      ),
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
  );
}
