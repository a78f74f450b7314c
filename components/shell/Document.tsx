import type { ReactNode } from 'react';
import { ErrorScreen } from '@/components/error/ErrorScreen';
import { Entrances } from '@/components/motion/Entrances';
import { getDictionary } from '@/lib/content';
import type { CurrentPage } from '@/lib/pages';
import { withBasePath } from '@/lib/urls';
import { ContactBubble } from './ContactBubble';
import { Footer } from './Footer';
import { fontClass } from './fonts';
import { Header } from './Header';
import { PageFunctions } from './PageFunctions';

export function Document({ page, children }: Readonly<{ page: CurrentPage; children: ReactNode }>) {
  const { locale } = page;
  const { direction, ui } = getDictionary(locale);
  return (
    // The theme's class is set before hydration.
    <html lang={locale} dir={direction} className={fontClass[locale]} suppressHydrationWarning>
      <body>
        <a href="#main" className="skip-link">
          {ui.skipToContent}
        </a>
        <Header page={page} />
        <main id="main" tabIndex={-1}>
          {children}
          <ErrorScreen locale={locale} />
        </main>
        <Footer page={page} />
        <ContactBubble page={page} />
        <link rel="stylesheet" href={withBasePath('/print.css')} media="print" />
        <Entrances />
        <PageFunctions />
        {/* Faults in saved content (scripts/admin/notices.ts). */}
        {process.env.NODE_ENV === 'development' && <script type="module" src="/admin/notices.js" />}
      </body>
    </html>
  );
}
