interface OverlineProps {
  readonly children: string;
  /** Colour of the line on grounds other than paper and linen. */
  readonly className?: string;
}

/** The small letter-spaced line above a heading, with the pleat before it. */
export function Overline({ children, className }: OverlineProps) {
  return <p className={className ? `eyebrow ${className}` : 'eyebrow'}>{children}</p>;
}
