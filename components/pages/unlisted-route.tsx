import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import type { Locale } from '@/config/locales';
import { getDictionary } from '@/content/dictionary';
import { site } from '@/content/site';
import { setCurrentPage } from '@/lib/pages/current-page';

/**
 * The exports of a route outside the registry of pages, which is served instead of another page: by
 * the service worker ('offline') or by the host ('notFound').
 */
export function unlistedRoute(
  name: 'offline' | 'notFound',
  locale: Locale,
  Template: ComponentType<{ readonly locale: Locale }>,
) {
  const { chat, errors } = getDictionary(locale);
  const metadata: Metadata = {
    title: `${site.words[locale].name} | ${errors[name].title}`,
    robots: { index: false },
  };
  return {
    metadata,
    Page() {
      setCurrentPage({ path: undefined, greeting: chat[name] });
      return <Template locale={locale} />;
    },
  };
}
