import type { ReactNode } from 'react';
import { Eyebrow, FirstScreenEnd, Section } from '@/components/ui/Section';
import type { Page } from '@/lib/pages/page';
import { Breadcrumbs } from './Breadcrumbs';

interface PageTopProps {
  readonly page: Page;
  readonly eyebrow: string;
  readonly text?: string;
  /** Between heading and sentence. */
  readonly ways?: ReactNode;
  /** Whether the first screen ends above the content, which is then long, and not below it. */
  readonly endsFirst?: boolean;
  readonly children: ReactNode;
}

/** The top of a page without a banner: breadcrumbs, eyebrow, heading, a sentence and the first section's content. */
export function PageTop({ page, eyebrow, text, ways, endsFirst, children }: PageTopProps) {
  return (
    <Section className="pt-4 sm:pt-10">
      <div className="mb-10">
        <Breadcrumbs page={page} />
        <Eyebrow className="mt-6">{eyebrow}</Eyebrow>
        <h1 className="font-display text-page">{page.heading}</h1>
        {ways}
        {text && <p className="mt-5 max-w-prose text-muted">{text}</p>}
      </div>
      {endsFirst && <FirstScreenEnd />}
      {children}
      {!endsFirst && <FirstScreenEnd />}
    </Section>
  );
}
