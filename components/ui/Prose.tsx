import { Fragment } from 'react';

interface ProseProps {
  readonly children: string;
}

/** A text of the content; bracketed placeholders stand apart, so that a reader sees what is open. */
export function Prose({ children }: ProseProps) {
  return children.split(/(\[[^\]]+\])/).map((part, index) =>
    part.startsWith('[') ? (
      <mark key={part} className="placeholder">
        {part}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
