import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import type { Locale } from '@/config/locales';
import { site } from '@/content/site';
import { wordsOf } from '@/content/words';
import { setCurrentPage } from '@/lib/pages/current-page';

/**
 * The exports of a language's offline route. It is not in the registry of pages: nobody navigates to it, the service worker
 * shows it instead of another page.
 */
export function offlineRoute(locale: Locale, Template: ComponentType<{ readonly locale: Locale }>) {
  const { chat, errors } = wordsOf(locale);
  const metadata: Metadata = {
    title: `${site.words[locale].name} | ${errors.offline.title}`,
    robots: { index: false },
  };
  return {
    metadata,
    Page() {
      setCurrentPage({ path: undefined, greeting: chat.offline });
      return <Template locale={locale} />;
    },
  };
}
