import type { ReactNode } from 'react';
import { BidiText } from './text/BidiText';
import { Eyebrow } from './text/Eyebrow';

export interface SectionHeadingProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly id?: string;
  readonly text?: string;
  /** Colour of the eyebrow on backgrounds other than paper and linen. */
  readonly eyebrowClass?: string;
  readonly children?: ReactNode;
}

export function SectionHeading({
  eyebrow,
  title,
  id,
  text,
  eyebrowClass,
  children,
}: SectionHeadingProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <Eyebrow {...(eyebrowClass && { className: eyebrowClass })}>{eyebrow}</Eyebrow>
        <h2 id={id} className="font-display text-section">
          {title}
        </h2>
        {text && (
          <p className="mt-4 max-w-prose text-muted">
            <BidiText>{text}</BidiText>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
