import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Eyebrow } from '@/components/ui/Eyebrow';
import type { Locale } from '@/config/locales';
import { pageHref, withBasePath } from '@/lib/pages/urls';

interface ErrorScreenProps {
  readonly locale: Locale;
  /** Alternative text of the illustration. */
  readonly illustration: string;
  readonly eyebrow: string;
  readonly heading: string;
  readonly message: string;
  readonly text: string;
  /** Label of the link home. */
  readonly home: string;
  /** Tag of the heading. */
  readonly level: 'h1' | 'h2';
  /** Placed beside the link home. */
  readonly children: ReactNode;
}

/** The not-found page's screen (docs/requirements.md 2.4). */
export function ErrorScreen({
  locale,
  illustration,
  eyebrow,
  heading,
  message,
  text,
  home,
  level: Heading,
  children,
}: ErrorScreenProps) {
  return (
    <div className="band slide-in">
      <div className="container-page grid items-center gap-x-16 gap-y-10 md:grid-cols-2 low:grid-cols-2">
        <div className="mx-auto aspect-[520/424] w-full max-w-md">
          {/* biome-ignore lint/performance/noImgElement: an SVG needs no srcset */}
          <img
            src={withBasePath('/not-found.svg')}
            alt={illustration}
            width={520}
            height={424}
            loading="lazy"
          />
        </div>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading className="font-display text-page" tabIndex={-1}>
            {heading}
          </Heading>
          <p className="mt-5 text-lg">{message}</p>
          <p className="mt-3 max-w-prose text-muted">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={pageHref('/', locale)} className={buttonStyle.primary}>
              {home}
            </a>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
