interface EyebrowProps {
  readonly children: string;
  readonly className?: string;
}

export function Eyebrow({ children, className }: EyebrowProps) {
  return <p className={className ? `eyebrow ${className}` : 'eyebrow'}>{children}</p>;
}
