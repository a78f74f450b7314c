import type { Page } from '@/lib/pages/page';
import { Breadcrumbs } from './Breadcrumbs';
import { Overline } from './Overline';

interface PageHeadingProps {
  readonly page: Page;
  readonly overline: string;
  readonly text?: string;
}

/** The top of a page without a banner: breadcrumbs, overline, heading and a sentence. */
export function PageHeading({ page, overline, text }: PageHeadingProps) {
  return (
    <div className="mb-10">
      <Breadcrumbs page={page} />
      <div className="mt-6">
        <Overline>{overline}</Overline>
      </div>
      <h1 className="font-display text-page">{page.heading}</h1>
      {text && <p className="mt-5 max-w-prose text-muted">{text}</p>}
    </div>
  );
}
