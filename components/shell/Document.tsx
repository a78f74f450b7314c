import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { PartMissing } from '@/components/error/PartMissing';
import { Entrances } from '@/components/motion/Entrances';
import { ThemeProvider } from '@/components/theme/ThemeProvider';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { LazyContactBubble, LazyFooter, LazyHeader } from './lazy';
import { mainId, SkipLink } from './SkipLink';

const display = localFont({
  src: '../../.cache/fonts/marcellus.woff2',
  variable: '--font-display',
  weight: '400',
  // By fonts.css, for phones, too.
  adjustFontFallback: false,
});

interface DocumentProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** The frame of every page: header, main content, footer, floating contact bubble. */
export function Document({ locale, children }: DocumentProps) {
  const words = wordsOf(locale);
  return (
    // The theme's class is set before React looks, hence no warning about it.
    <html
      lang={words.language}
      dir={words.direction}
      className={display.variable}
      suppressHydrationWarning
    >
      <body>
        <ThemeProvider>
          <SkipLink>{words.ui.skipToContent}</SkipLink>
          <LazyHeader locale={locale} />
          <main id={mainId} tabIndex={-1}>
            {children}
            <PartMissing locale={locale} />
          </main>
          <LazyFooter locale={locale} />
          <LazyContactBubble locale={locale} />
          <Entrances />
        </ThemeProvider>
      </body>
    </html>
  );
}
