import type { ReactNode } from 'react';
import { Overline } from './Overline';
import { WithSizes } from './WithSizes';

export interface SectionHeadingProps {
  readonly overline: string;
  readonly title: string;
  readonly id?: string;
  readonly text?: string;
  /** Colour of the overline on backgrounds other than paper and linen. */
  readonly overlineClass?: string;
  /** Content at the end of the heading's line: a carousel's controls. */
  readonly children?: ReactNode;
}

/** A section's overline, heading and optional sentence. */
export function SectionHeading({
  overline,
  title,
  id,
  text,
  overlineClass,
  children,
}: SectionHeadingProps) {
  return (
    <div className="mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <Overline {...(overlineClass && { className: overlineClass })}>{overline}</Overline>
        <h2 id={id} className="font-display text-section">
          {title}
        </h2>
        {text && (
          <p className="mt-4 max-w-prose text-muted">
            <WithSizes>{text}</WithSizes>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
