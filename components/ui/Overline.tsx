interface OverlineProps {
  readonly children: string;
  readonly className?: string;
}

/** The small letter-spaced line above a heading, with the pleat before it. */
export function Overline({ children, className = 'text-muted' }: OverlineProps) {
  return (
    <p
      className={`mb-4 flex items-center gap-3.5 text-xs uppercase tracking-[0.14em] ${className}`}
    >
      <span className="pleat" aria-hidden="true" />
      {children}
    </p>
  );
}
