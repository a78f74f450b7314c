import type { ReactNode } from 'react';

interface PreviewLinkProps {
  /** The large file itself: where the link leads without JavaScript. */
  readonly href: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens the preview of the item it stands in (`data-preview-item`). */
export function PreviewLink({ href, label, className, children }: PreviewLinkProps) {
  return (
    <a href={href} aria-label={label} data-preview="" data-wait="preview" className={className}>
      {children}
    </a>
  );
}
