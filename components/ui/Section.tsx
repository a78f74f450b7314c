import type { ReactNode } from 'react';

const grounds = {
  paper: 'bg-background text-text',
  linen: 'bg-surface text-text',
  deep: 'bg-deep text-cream',
} as const;

interface SectionProps {
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
