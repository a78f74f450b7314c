import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import type { Path } from '@/config/paths';
import { isPublished } from '@/config/published-paths';
import type { Locale } from '@/content/types';
import { getDictionary } from '@/content/words';

interface VisitLinkProps {
  readonly locale: Locale;
  /** Path of the product's page. */
  readonly product?: Path;
  readonly className?: string;
  /** Distinguishes it from similar links, for screen readers. */
  readonly label?: string;
  /** Content before the label. */
  readonly children?: ReactNode;
}

/** A link to /visit, filled in with a product; nothing where the page is switched off. */
export function VisitLink({ locale, product, className, label, children }: VisitLinkProps) {
  if (!isPublished('/visit')) return null;
  return (
    <PageLink
      to="/visit"
      locale={locale}
      {...(product && { fragment: `product=${product}` })}
      className={className}
    >
      {children}
      {getDictionary(locale).navigation['/visit']}
      {label && <span className="sr-only">: {label}</span>}
    </PageLink>
  );
}
