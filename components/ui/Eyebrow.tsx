interface EyebrowProps {
  readonly children: string;
  /** For one, the text colour on backgrounds other than paper and linen. */
  readonly className?: string;
}

/** The small letter-spaced line above a heading, with the pleat ornament. */
export function Eyebrow({ children, className }: EyebrowProps) {
  return <p className={className ? `eyebrow ${className}` : 'eyebrow'}>{children}</p>;
}
