import type { ReactNode } from 'react';
import { behaviourAttributes } from '@/browser/islands/attributes';
import { PartMissing } from '@/components/error/PartMissing';
import { ThemeFollower } from '@/components/theme/ThemeFollower';
import { Behaviours } from '@/components/ui/Behaviours';
import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';
import { LazyContactBubble, LazyFooter, LazyHeader } from './lazy';

interface DocumentProps {
  readonly locale: Locale;
  /** Class of the language's display font. */
  readonly font: string;
  readonly children: ReactNode;
}

/** The shell of every page: header, main content, footer, floating contact bubble (docs/requirements.md 2.1). */
export function Document({ locale, font, children }: DocumentProps) {
  const words = getDictionary(locale);
  return (
    // The theme's class is set before hydration.
    <html lang={words.language} dir={words.direction} className={font} suppressHydrationWarning>
      <body>
        <a href="#main" className="skip-link">
          {words.ui.skipToContent}
        </a>
        <LazyHeader locale={locale} />
        <main id="main" tabIndex={-1} {...behaviourAttributes('Entrances')}>
          {children}
          <PartMissing locale={locale} />
        </main>
        <LazyFooter locale={locale} />
        <LazyContactBubble locale={locale} />
        <ThemeFollower />
        <Behaviours />
        {/* Faults in saved content (scripts/admin/notices.ts). */}
        {process.env.NODE_ENV === 'development' && <script type="module" src="/admin/notices.js" />}
      </body>
    </html>
  );
}
