import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { Overline } from '@/components/ui/Overline';
import type { Locale } from '@/content/locales';
import { pageHref, withBasePath } from '@/lib/urls';

interface ErrorScreenProps {
  readonly locale: Locale;
  /** Alternative text of the illustration. */
  readonly illustration: string;
  readonly overline: string;
  readonly heading: string;
  readonly message: string;
  readonly text: string;
  /** Label of the link home. */
  readonly home: string;
  /** Other actions, such as a button to try again. */
  readonly children?: ReactNode;
}

/** The screen that the not-found page and every error share (docs/requirements.md 2.2). */
export function ErrorScreen({
  locale,
  illustration,
  overline,
  heading,
  message,
  text,
  home,
  children,
}: ErrorScreenProps) {
  return (
    <div className="band slide-in">
      <div className="container-page grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
        <div className="mx-auto aspect-[520/424] w-full max-w-md">
          {/* biome-ignore lint/performance/noImgElement: a drawing needs no widths */}
          <img
            src={withBasePath('/not-found.svg')}
            alt={illustration}
            width={520}
            height={424}
            loading="lazy"
          />
        </div>
        <div>
          <Overline>{overline}</Overline>
          <h1 className="font-display text-page" tabIndex={-1}>
            {heading}
          </h1>
          <p className="mt-5 text-lg">{message}</p>
          <p className="mt-3 max-w-prose text-muted">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {children}
            {/* A full navigation, not one of the app that has just failed. */}
            <a
              href={pageHref('/', locale)}
              className={children ? buttonStyle.outline : buttonStyle.primary}
            >
              {home}
            </a>
          </div>
        </div>
      </div>
      <FirstScreenEnd />
    </div>
  );
}
