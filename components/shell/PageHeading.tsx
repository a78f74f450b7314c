import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/ui/text/Eyebrow';
import type { Page } from '@/lib/pages/page';
import { Breadcrumbs } from './Breadcrumbs';

interface PageHeadingProps {
  readonly page: Page;
  readonly eyebrow: string;
  readonly text?: string;
  /** Between heading and sentence. */
  readonly children?: ReactNode;
}

/** The top of a page without a banner: breadcrumbs, eyebrow, heading and a sentence. */
export function PageHeading({ page, eyebrow, text, children }: PageHeadingProps) {
  return (
    <div className="mb-10">
      <Breadcrumbs page={page} />
      <Eyebrow className="mt-6">{eyebrow}</Eyebrow>
      <h1 className="font-display text-page">{page.heading}</h1>
      {children}
      {text && <p className="mt-5 max-w-prose text-muted">{text}</p>}
    </div>
  );
}
