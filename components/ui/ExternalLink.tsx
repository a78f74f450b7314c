import type { ReactNode } from 'react';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';

interface ExternalLinkProps {
  readonly href: string;
  readonly locale: Locale;
  readonly className?: string | undefined;
  /** Accessible name, if the content is an icon or unclear by itself. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

export function ExternalLink({ href, locale, className, label, children }: ExternalLinkProps) {
  const { newTab } = getDictionary(locale).ui;
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only">
        {label ? `${label} ` : ' '}({newTab})
      </span>
    </a>
  );
}
