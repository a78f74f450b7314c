import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import type { Locale } from '@/content/locales';
import { site } from '@/content/site';
import { wordsOf } from '@/content/words';
import { setCurrentPage } from '@/lib/current-page';

/**
 * What the route file of a language's offline page exports. It is no page of the registry: nobody goes there, the
 * service worker shows it in the place of another.
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
      setCurrentPage({ path: '/', greeting: chat.offline });
      return <Template locale={locale} />;
    },
  };
}
