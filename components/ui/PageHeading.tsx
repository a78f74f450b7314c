import type { Locale } from '@/content/types';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { Overline } from './Overline';

interface PageHeadingProps {
  readonly trail: readonly Crumb[];
  readonly overline: string;
  readonly heading: string;
  readonly text?: string;
  readonly locale: Locale;
}

/** The opening of a page without a banner: trail, overline, heading and a sentence. */
export function PageHeading({ trail, overline, heading, text, locale }: PageHeadingProps) {
  return (
    <div className="mb-10">
      <Breadcrumbs trail={trail} locale={locale} />
      <div className="mt-6">
        <Overline>{overline}</Overline>
      </div>
      <h1 className="font-display text-page">{heading}</h1>
      {text && <p className="mt-5 max-w-prose text-muted">{text}</p>}
    </div>
  );
}
