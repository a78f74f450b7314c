import type { ReactNode } from 'react';
import { type HydratedPart, waitAttribute } from '@/client/contracts';

interface MediaLinkProps {
  /** The file itself: where the link leads without JavaScript. */
  readonly href: string;
  readonly label: string;
  /** What answers a press: the dialog (`PreviewDialog`), or the place itself (`PlayInPlace`). */
  readonly opens?: Exclude<HydratedPart, 'form'>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens the picture or film of the item that it stands in. */
export function MediaLink({ href, label, opens = 'preview', className, children }: MediaLinkProps) {
  return (
    <a href={href} aria-label={label} {...{ [waitAttribute]: opens }} className={className}>
      {children}
    </a>
  );
}
