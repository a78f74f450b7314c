import type { ReactNode } from 'react';
import { type HydratedPart, waitAttribute } from '@/browser/contracts';

interface MediaLinkProps {
  /** The file, which the link leads to without JavaScript. */
  readonly href: string;
  readonly label: string;
  /** What handles a press: the dialog (`PreviewDialog`), or the player (`playFilmsInPlace`). */
  readonly opens?: Exclude<HydratedPart, 'form'>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens the picture or film of its item. */
export function MediaLink({ href, label, opens = 'preview', className, children }: MediaLinkProps) {
  return (
    <a href={href} aria-label={label} {...{ [waitAttribute]: opens }} className={className}>
      {children}
    </a>
  );
}
