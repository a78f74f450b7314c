interface EyebrowProps {
  readonly children: string;
  readonly className?: string;
}

/** The small letter-spaced line above a heading, with the pleat ornament. */
export function Eyebrow({ children, className }: EyebrowProps) {
  return <p className={className ? `eyebrow ${className}` : 'eyebrow'}>{children}</p>;
}
