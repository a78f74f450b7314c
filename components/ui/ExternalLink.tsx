import type { ReactNode } from 'react';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';

interface ExternalLinkProps {
  readonly href: string;
  readonly locale: Locale;
  readonly className?: string | undefined;
  /** Name for screen readers where the content is an icon or not enough by itself. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link that leaves the site in a new tab, and says so. */
export function ExternalLink({ href, locale, className, label, children }: ExternalLinkProps) {
  const { newTab } = wordsOf(locale).ui;
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only">
        {label ? `${label} ` : ' '}({newTab})
      </span>
    </a>
  );
}
