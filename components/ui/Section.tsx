import type { ReactNode } from 'react';
import { BidiText } from './Prose';

const grounds = {
  paper: 'bg-background text-text',
  linen: 'bg-surface text-text',
  deep: 'bg-deep text-cream',
} as const;

export interface SectionProps {
  readonly ground?: keyof typeof grounds;
  readonly id?: string;
  readonly labelledBy?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Section({
  ground = 'paper',
  id,
  labelledBy,
  className = '',
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`band ${grounds[ground]}${className && ` ${className}`}`}
    >
      <div className="container-page">{children}</div>
    </section>
  );
}

interface EyebrowProps {
  readonly children: string;
  readonly className?: string;
}

export function Eyebrow({ children, className }: EyebrowProps) {
  return <p className={className ? `eyebrow ${className}` : 'eyebrow'}>{children}</p>;
}

interface SectionHeadingProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly id?: string;
  readonly text?: string;
  /** Colour of the eyebrow on backgrounds other than paper and linen. */
  readonly eyebrowClass?: string;
  readonly children?: ReactNode;
}

export function SectionHeading(props: SectionHeadingProps) {
  const { eyebrow, title, id, text, eyebrowClass, children } = props;
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

type TitledSectionProps = Pick<SectionProps, 'ground' | 'children'> &
  Pick<SectionHeadingProps, 'eyebrow' | 'title' | 'text'> & { readonly id: string };

export function TitledSection({ ground, children, ...heading }: TitledSectionProps) {
  return (
    <Section {...(ground && { ground })} labelledBy={heading.id}>
      <SectionHeading {...heading} {...(ground === 'deep' && { eyebrowClass: 'text-dust' })} />
      {children}
    </Section>
  );
}
